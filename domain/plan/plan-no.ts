// Without letters that are easily misread, as in codes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A plan's number: the day of its offer plus random digits, so that plans cannot be counted. */
export function planNoOf(time: Date, bytes: Uint8Array): string {
  const day = time.toISOString().slice(2, 10).replaceAll('-', '');
  return `P${day}${[...bytes].map((byte) => alphabet[byte % 32]).join('')}`;
}
