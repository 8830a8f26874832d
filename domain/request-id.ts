/** A random request id from sixteen bytes, by which the server recognizes a repeated request. */
export function requestIdFrom(bytes: Uint8Array): string {
  const idBytes = Uint8Array.from(bytes);
  idBytes[6] = ((idBytes[6] ?? 0) & 15) | 64;
  idBytes[8] = ((idBytes[8] ?? 0) & 63) | 128;
  const hex = [...idBytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
