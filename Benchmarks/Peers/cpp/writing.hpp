// Encodes values with simdjson's builder, or into a plain string, which isn't timed, if there is no builder.
#pragma once
#include <charconv>

#ifdef HAS_BUILDER
constexpr bool can_write_fast = true;
using Builder = simdjson::builder::string_builder;
inline std::string_view view(Builder &builder) { return builder.view().value(); }
#else
constexpr bool can_write_fast = false;
struct Builder {
  std::string text;
  void append(char byte) { text += byte; }
  void append_raw(const char *bytes, std::size_t count) { text.append(bytes, count); }
  template <class Number> void append(Number number) {
    char room[40];
    text.append(room, std::to_chars(room, room + 40, number).ptr);
  }
  void escape_and_append_with_quotes(std::string_view string) {
    text += '"';
    for (unsigned char byte : string) {
      char room[8];
      if (byte < 0x20 || byte == '"' || byte == '\\') text.append(room, snprintf(room, 8, "\\u%04x", byte));
      else text += char(byte);
    }
    text += '"';
  }
};
inline std::string_view view(Builder &builder) { return builder.text; }
#endif

template <class Model> void write(Builder &to, const Model &model);
inline void write(Builder &to, const std::string &text) { to.escape_and_append_with_quotes(std::string_view(text)); }
inline void write(Builder &to, int64_t number) { to.append(number); }
inline void write(Builder &to, double number) { to.append(number); }
inline void write(Builder &to, bool truth) { truth ? to.append_raw("true", 4) : to.append_raw("false", 5); }

template <class Element> void write(Builder &to, const std::vector<Element> &elements) {
  to.append('[');
  bool isFirst = true;
  for (auto &element : elements) {
    if (!isFirst) to.append(',');
    isFirst = false;
    write(to, element);
  }
  to.append(']');
}

template <class Element> void write(Builder &to, const std::unordered_map<std::string, Element> &members) {
  to.append('{');
  bool isFirst = true;
  for (auto &[key, element] : members) {
    if (!isFirst) to.append(',');
    isFirst = false;
    write(to, key);
    to.append(':');
    write(to, element);
  }
  to.append('}');
}

template <class Value> const Value *present(const Value &value) { return &value; }
template <class Value> const Value *present(const std::optional<Value> &value) { return value ? &*value : nullptr; }

template <class Model, class... Each> void writeFields(Builder &to, const Model &model, Fields<Each...>) {
  to.append('{');
  bool isFirst = true;
  auto put = [&](auto each) {
    auto value = present(each.of(model));
    if (!value) return;
    to.append_raw(each.prefix.data() + isFirst, each.prefix.size() - isFirst);
    isFirst = false;
    write(to, *value);
  };
  (put(Each{}), ...);
  to.append('}');
}

template <class Model> void write(Builder &to, const Model &model) {
  writeFields(to, model, typename FieldsOf<Model>::Type{});
}
