/** Bytes and their text encodings, the same in browser and server. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(index, index + 3);
    const bits = (one << 16) | (two << 8) | three;
    const four = [18, 12, 6, 0].map((shift) => letters[(bits >> shift) & 63]).join('');
    const missing = Math.max(0, index + 3 - bytes.length);
    text += four.slice(0, 4 - missing) + '='.repeat(missing);
  }

  return text;
}

/** Strict base64: null for any non-canonical spelling. */
export function fromBase64(text: string): Uint8Array | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return null;

  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let index = 0; index < text.length; index += 4) {
    let bits = 0;
    for (const letter of text.slice(index, index + 4)) {
      bits = (bits << 6) | (letter === '=' ? 0 : letters.indexOf(letter));
    }
    bytes.set([bits >> 16, (bits >> 8) & 255, bits & 255], (index / 4) * 3);
  }

  const padding = /=*$/.exec(text)?.[0].length ?? 0;
  const decoded = bytes.slice(0, bytes.length - padding);

  return toBase64(decoded) === text ? decoded : null;
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? [], (one) =>
    one.length === 1 ? one.charCodeAt(0) : Number.parseInt(one.slice(1), 16),
  );

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;

  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }

  return whole;
}
