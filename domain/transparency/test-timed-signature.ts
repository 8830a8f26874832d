import { joinBytes } from './bytes.ts';
import { timeBytes } from './note.ts';

/** A witness's timestamped signature as a line of a note. */
export function timedSignature(time: number, signature: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(timeBytes);
  for (let [at, rest] = [timeBytes - 1, time]; at >= 0; at -= 1, rest = Math.floor(rest / 256)) {
    bytes[at] = rest % 256;
  }
  return joinBytes(bytes, signature);
}
