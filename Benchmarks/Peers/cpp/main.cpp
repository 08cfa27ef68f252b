// simdjson with the benchmark models: On-Demand into structs, and its builder if available.
// Executes commands from standard input; see `compare`.
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

#include "fields.hpp"
#include "simdjson.h"
// After the ones above.
#include "models.hpp"
#include "reading.hpp"
#include "writing.hpp"

/// The processor time of this process, in seconds.
double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

template <class Body> double seconds(long calls, Body &body) {
  double start = now();
  for (long call = 0; call < calls; call++) body();
  return now() - start;
}

/// Runs a function in batches of at least 50 µs and returns the best time of a call, in nanoseconds.
template <class Body> std::string best(const std::string &milliseconds, Body body) {
  long calls = 1;
  while (seconds(calls, body) < 50e-6) calls *= 2;
  double best = 1e9, spent = 0;
  while (spent < std::stod(milliseconds) / 1e3) {
    double taken = seconds(calls, body);
    best = std::min(best, taken / calls);
    spent += taken;
  }
  return std::to_string(best * 1e9);
}

template <class Value> void keep(Value &value) { asm volatile("" : : "r"(&value) : "memory"); }

/// Executes one command with the model of a document.
template <class Model>
std::string answer(const std::vector<std::string> &words, const simdjson::padded_string &bytes) {
  static simdjson::ondemand::parser parser;
  auto decode = [&] {
    Model value{};
    auto document = parser.iterate(bytes).value();
    read(document.get_value().value(), value);
    return value;
  };
  if (words[0] == "decode") return best(words[3], [&] {
    Model value = decode();
    keep(value);
  });
  Model value = decode();
  if (words[0] == "encode") {
    if (!can_write_fast) return "left out";
    return best(words[3], [&] {
      Builder builder;
      write(builder, value);
      std::string_view text = view(builder);
      keep(text);
    });
  }
  Builder builder;
  write(builder, value);
  std::ofstream(words[3], std::ios::binary) << view(builder);
  return "written";
}

int main(int, char **arguments) {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::vector<std::string> words;
    std::istringstream stream(line);
    for (std::string word; std::getline(stream, word, '\t');) words.push_back(word);
    auto bytes = simdjson::padded_string::load(std::string(arguments[1]) + "/" + words[1] + ".json").value();
    auto text = words[1] == "twitter" ? answer<Document_twitter>(words, bytes)
        : words[1] == "canada" ? answer<Document_canada>(words, bytes)
        : words[1] == "citm_catalog" ? answer<Document_citm_catalog>(words, bytes)
        : words[1] == "github_events" ? answer<Document_github_events>(words, bytes)
        : answer<Document_commit>(words, bytes);
    std::cout << text << std::endl;
  }
}
