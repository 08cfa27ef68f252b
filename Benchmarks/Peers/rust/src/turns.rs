//! Measures the best time of a call within a turn.
extern "C" {
    fn clock_gettime(clock: i32, time: *mut [i64; 2]) -> i32;
}

/// The processor time of this process, in nanoseconds.
fn now() -> i64 {
    let mut time = [0; 2];
    unsafe { clock_gettime(2, &mut time) };
    time[0] * 1_000_000_000 + time[1]
}

fn time(calls: u64, body: &mut impl FnMut()) -> f64 {
    let start = now();
    for _ in 0..calls {
        body();
    }
    (now() - start) as f64
}

/// Runs a function in batches of at least 50 µs and returns the best time of a call, in nanoseconds.
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
