print("The fixtures are valid.")
