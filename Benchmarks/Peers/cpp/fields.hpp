// The fields of a struct as a list of types, for which the compiler generates code.
#pragma once
#include <algorithm>
#include <cstddef>

template <std::size_t size> struct Text {
  char bytes[size];
  consteval Text(const char (&text)[size]) { std::copy_n(text, size, bytes); }
  static constexpr std::size_t count = size - 1;
};

template <Text key, auto member> struct Field {
  /// Whether a key, followed by its quote, equals the key of the field.
  static bool matches(const char *text) {
    return __builtin_memcmp(text, key.bytes, key.count) == 0 && text[key.count] == '"';
  }
  /// The encoded key with a preceding comma.
  static constexpr auto prefix = [] {
    std::array<char, key.count + 4> text{};
    text[0] = ',', text[1] = '"', text[key.count + 2] = '"', text[key.count + 3] = ':';
    std::copy_n(key.bytes, key.count, text.begin() + 2);
    return text;
  }();
  template <class Model> static auto &of(Model &model) { return model.*member; }
};

template <class... Each> struct Fields {};
template <class Model> struct FieldsOf;
