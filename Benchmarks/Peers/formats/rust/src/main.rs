//! serde_urlencoded and toml. Executes commands from standard input; see `compare-formats`.
mod turns;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::hint::black_box;
use std::io::{stdin, stdout, BufRead, Write};
use turns::best;

#[derive(Serialize, Deserialize)]
struct Login {
    name: String,
    email: String,
    age: i64,
    remember: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Profile {
    first_name: String,
    last_name: String,
    email: String,
    phone: String,
    street: String,
    city: String,
    postal_code: String,
    country: String,
    company: String,
    position: String,
    website: String,
    about: String,
    language: String,
    time_zone: String,
    currency: String,
    birth_year: i64,
    height_in_millimeters: i64,
    login_count: i64,
    rating: f64,
    latitude: f64,
    longitude: f64,
    is_active: bool,
    is_public: bool,
    receives_news: bool,
}

#[derive(Serialize, Deserialize)]
struct Owner {
    name: String,
    email: String,
}

#[derive(Serialize, Deserialize)]
struct Database {
    enabled: bool,
    ports: Vec<i64>,
    temperatures: HashMap<String, f64>,
}

#[derive(Serialize, Deserialize)]
struct Limits {
    connections: i64,
    timeout: f64,
}

#[derive(Serialize, Deserialize)]
struct Server {
    name: String,
    address: String,
    role: String,
    port: i64,
    weight: f64,
    enabled: bool,
    tags: Vec<String>,
    limits: Limits,
}

#[derive(Serialize, Deserialize)]
struct Configuration {
    title: String,
    owner: Owner,
    database: Database,
    servers: Vec<Server>,
}

/// Executes one command.
fn answer<Value>(
    words: &[&str], bytes: &[u8], decode: impl Fn(&[u8]) -> Value, encode: impl Fn(&Value) -> String,
) -> String {
    let value = decode(bytes);
    match words[0] {
        "decode" => best(words[3], || {
            black_box(decode(black_box(bytes)));
        }),
        "encode" => best(words[3], || {
            black_box(encode(black_box(&value)));
        }),
        _ => {
            std::fs::write(words[3], encode(&value)).unwrap();
            "written".into()
        }
    }
}

fn form<Value: DeserializeOwned + Serialize>(words: &[&str], bytes: &[u8]) -> String {
    answer(
        words, bytes, |bytes| serde_urlencoded::from_bytes::<Value>(bytes).unwrap(),
        |value| serde_urlencoded::to_string(value).unwrap())
}

fn main() {
    let folder = std::env::args().nth(1).unwrap();
    for line in stdin().lock().lines().map(Result::unwrap) {
        let words: Vec<&str> = line.split('\t').collect();
        let bytes = std::fs::read(format!("{folder}/{}", words[1])).unwrap();
        let text = match words[1] {
            "form-60" => form::<Login>(&words, &bytes),
            "form-1k" => form::<Profile>(&words, &bytes),
            "form-100k" => form::<HashMap<String, String>>(&words, &bytes),
            // serde_urlencoded has no nested values.
            "form-nested-100k" => "left out".into(),
            _ => answer(
                &words, &bytes, |bytes| toml::from_slice::<Configuration>(bytes).unwrap(),
                |value| toml::to_string(value).unwrap()),
        };
        println!("{text}");
        stdout().flush().unwrap();
    }
}
