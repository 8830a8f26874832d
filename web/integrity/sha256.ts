const words = (bytes: Uint8Array) => new DataView(bytes.buffer);

/** The first 32 bits of the fractional parts of square and cube roots of primes. */
function constants(): { readonly start: readonly number[]; readonly rounds: readonly number[] } {
  const start: number[] = [];
  const rounds: number[] = [];
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  for (let number = 2; rounds.length < 64; number += 1) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by += 1) if (number % by === 0) isPrime = false;
    if (!isPrime) continue;
    if (start.length < 8) start.push(fraction(number ** (1 / 2)));
    rounds.push(fraction(number ** (1 / 3)));
  }
  return { start, rounds };
}

const { start, rounds } = constants();
const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

function padded(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  words(whole).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

/**
 * SHA-256 of a text in hexadecimal. The browser's own is asynchronous, and the ledger's rules hash
 * synchronously; a proof takes about twenty hashes.
 */
export function sha256(text: string): string {
  const message = words(padded(text));
  const state = [...start];
  const schedule = new Int32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let at = 0; at < 16; at += 1) schedule[at] = message.getInt32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [one = 0, two = 0] = [schedule[at - 15], schedule[at - 2]];
      const low = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
      const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
      schedule[at] = (schedule[at - 16] ?? 0) + low + (schedule[at - 7] ?? 0) + high;
    }
    const mixed = mix(state, schedule);
    for (const [at, value] of mixed.entries()) state[at] = ((state[at] ?? 0) + value) | 0;
  }
  return state.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(state: readonly number[], schedule: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[at] ?? 0) + (schedule[at] ?? 0)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h];
}
