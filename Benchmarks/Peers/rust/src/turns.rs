//! How long one call takes at best within a turn.
use std::time::Instant;

fn time(calls: u64, body: &mut impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..calls {
        body();
    }
    start.elapsed().as_nanos() as f64
}

/// Runs a body for so many milliseconds in batches of at least 50 µs, and says the least nanoseconds of a call.
pub fn best(milliseconds: &str, mut body: impl FnMut()) -> String {
    let mut calls = 1;
    while time(calls, &mut body) < 50_000.0 {
        calls *= 2;
    }
    let (mut best, mut spent) = (f64::INFINITY, 0.0);
    while spent < milliseconds.parse::<f64>().unwrap() * 1e6 {
        let taken = time(calls, &mut body);
        best = best.min(taken / calls as f64);
        spent += taken;
    }
    best.to_string()
}
