/* MD5, because the specification sends the transaction password that way. It protects nothing:
   the server treats the digest as the password itself. */

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const sines = Array.from({ length: 64 }, (_, at) =>
  Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32),
);

/** Which word of the block a step takes, and how it mixes the other three. */
const rounds: readonly [
  word: (step: number) => number,
  mix: (b: number, c: number, d: number) => number,
][] = [
  [(step) => step, (b, c, d) => (b & c) | (~b & d)],
  [(step) => (5 * step + 1) % 16, (b, c, d) => (d & b) | (~d & c)],
  [(step) => (3 * step + 5) % 16, (b, c, d) => b ^ c ^ d],
  [(step) => (7 * step) % 16, (b, c, d) => c ^ (b | ~d)],
];

type State = readonly [number, number, number, number];

/** The 32 hexadecimal digits of a text's MD5. */
export function md5(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let at = 0; at < words.length; at += 16) state = digest(state, words.subarray(at, at + 16));
  const bytes = new Uint8Array(Uint32Array.from(state).buffer);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whole blocks of sixteen words, with the length in bits at the end. */
function padded(bytes: Uint8Array): Uint32Array {
  const blocks = Math.floor((bytes.length + 8) / 64) + 1;
  const view = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setUint32(blocks * 64 - 8, bytes.length * 8, true);
  return Uint32Array.from({ length: blocks * 16 }, (_, at) => view.getUint32(at * 4, true));
}

function digest(before: State, block: Uint32Array): State {
  let [a, b, c, d] = before;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [word, mix] = rounds[round] as (typeof rounds)[number];
    const sum = (a + mix(b, c, d) + (sines[step] ?? 0) + (block[word(step)] ?? 0)) | 0;
    const shift = shifts[round * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  const [oldA, oldB, oldC, oldD] = before;
  return [(oldA + a) | 0, (oldB + b) | 0, (oldC + c) | 0, (oldD + d) | 0];
}
