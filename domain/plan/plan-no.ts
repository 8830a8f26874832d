// Without letters that are read for others, as in codes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a plan: the day it was offered, and chance, so that none can be counted. */
export function planNoOf(at: Date, bytes: Uint8Array): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return `P${day}${[...bytes].map((byte) => alphabet[byte % 32]).join('')}`;
}
