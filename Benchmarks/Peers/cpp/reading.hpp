// Decodes values with simdjson On-Demand.
#pragma once
using simdjson::ondemand::value;

template <class Model> void read(value from, Model &model);
inline void read(value from, std::string &text) { text = from.get_string().value(); }
inline void read(value from, int64_t &number) { number = from.get_int64(); }
inline void read(value from, double &number) { number = from.get_double(); }
inline void read(value from, bool &truth) { truth = from.get_bool(); }

template <class Wrapped> void read(value from, std::optional<Wrapped> &optional) {
  if (!bool(from.is_null())) read(from, optional.emplace());
}

template <class Element> void read(value from, std::vector<Element> &elements) {
  for (auto element : from.get_array()) read(element.value(), elements.emplace_back());
}

template <class Element> void read(value from, std::unordered_map<std::string, Element> &members) {
  for (auto field : from.get_object()) {
    std::string key(std::string_view(field.unescaped_key()));
    read(field.value().value(), members[std::move(key)]);
  }
}

/// Reads fields in order, and starts again at the first field if a key is out of order.
template <class Model, class... Each> void readFields(value from, Model &model, Fields<Each...>) {
  simdjson::ondemand::object object = from.get_object();
  auto place = object.begin().value(), end = object.end().value();
  simdjson::ondemand::field field;
  bool more = place != end;
  auto look = [&] { if (more) field = (*place).take_value(); };
  look();
  while (more) {
    bool found = false;
    auto take = [&](auto each) {
      if (!more || !each.matches(field.key().raw())) return;
      read(field.value(), each.of(model));
      ++place;
      more = place != end;
      look();
      found = true;
    };
    (take(Each{}), ...);
    if (!found && more) {
      ++place;
      more = place != end;
      look();
    }
  }
}

template <class Model> void read(value from, Model &model) {
  readFields(from, model, typename FieldsOf<Model>::Type{});
}
