/** A random request id from sixteen bytes, by which the server recognizes a repeated request. */
export function requestIdFrom(bytes: Uint8Array): string {
  const given = Uint8Array.from(bytes);
  given[6] = ((given[6] ?? 0) & 15) | 64;
  given[8] = ((given[8] ?? 0) & 63) | 128;
  const hex = [...given].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
