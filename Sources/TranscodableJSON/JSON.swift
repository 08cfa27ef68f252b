/// The namespace of everything about JSON: decoders, encoders, and the functions that need neither.
public enum JSON {}
