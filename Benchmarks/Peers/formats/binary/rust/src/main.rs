//! serde_cbor and rmp-serde. Executes commands from standard input; see `compare-formats`.
mod models;
mod turns;

use models::*;
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::hint::black_box;
use std::io::{stdin, stdout, BufRead, Write};
use turns::best;

/// Executes one command.
fn answer<Value>(
    words: &[&str], bytes: &[u8], decode: impl Fn(&[u8]) -> Value, encode: impl Fn(&Value) -> Vec<u8>,
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

fn binary<Value: DeserializeOwned + Serialize>(words: &[&str], bytes: &[u8]) -> String {
    if words[1].starts_with("cbor") {
        answer(
            words, bytes, |bytes| serde_cbor::from_slice::<Value>(bytes).unwrap(),
            |value| serde_cbor::to_vec(value).unwrap())
    } else {
        answer(
            words, bytes, |bytes| rmp_serde::from_slice::<Value>(bytes).unwrap(),
            |value| rmp_serde::to_vec_named(value).unwrap())
    }
}

fn main() {
    let folder = std::env::args().nth(1).unwrap();
    for line in stdin().lock().lines().map(Result::unwrap) {
        let words: Vec<&str> = line.split('\t').collect();
        let bytes = std::fs::read(format!("{folder}/{}", words[1])).unwrap();
        let text = match words[1].split_once('-').unwrap().1 {
            "twitter" => binary::<Document_twitter>(&words, &bytes),
            "canada" => binary::<Document_canada>(&words, &bytes),
            "citm_catalog" => binary::<Document_citm_catalog>(&words, &bytes),
            "github_events" => binary::<Document_github_events>(&words, &bytes),
            "commit" => binary::<Document_commit>(&words, &bytes),
            _ => binary::<Document_account>(&words, &bytes),
        };
        println!("{text}");
        stdout().flush().unwrap();
    }
}
