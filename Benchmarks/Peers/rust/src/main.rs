//! serde_json with the benchmark models. Executes commands from standard input; see `compare`.
mod models;
mod turns;

use models::*;
use std::hint::black_box;
use std::io::{stdin, stdout, BufRead, Write};
use turns::best;

/// Executes one command with the model of a document.
fn answer<Model: serde::de::DeserializeOwned + serde::Serialize>(words: &[&str], bytes: &[u8]) -> String {
    let value: Model = serde_json::from_slice(bytes).unwrap();
    match words[0] {
        "decode" => best(words[3], || {
            black_box(serde_json::from_slice::<Model>(black_box(bytes)).unwrap());
        }),
        "encode" => best(words[3], || {
            black_box(serde_json::to_vec(black_box(&value)).unwrap());
        }),
        _ => {
            std::fs::write(words[3], serde_json::to_vec(&value).unwrap()).unwrap();
            "written".into()
        }
    }
}

fn main() {
    let folder = std::env::args().nth(1).unwrap();
    for line in stdin().lock().lines().map(Result::unwrap) {
        let words: Vec<&str> = line.split('\t').collect();
        let bytes = std::fs::read(format!("{folder}/{}.json", words[1])).unwrap();
        let text = match words[1] {
            "twitter" => answer::<Document_twitter>(&words, &bytes),
            "canada" => answer::<Document_canada>(&words, &bytes),
            "citm_catalog" => answer::<Document_citm_catalog>(&words, &bytes),
            "github_events" => answer::<Document_github_events>(&words, &bytes),
            _ => answer::<Document_commit>(&words, &bytes),
        };
        println!("{text}");
        stdout().flush().unwrap();
    }
}
