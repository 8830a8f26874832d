import { randomFillSync } from 'node:crypto';

const idBytes = 16;
const pool = Buffer.alloc(idBytes * 256);
let used = pool.length;

export interface ServeId {
  readonly bytes: Buffer;
  readonly text: string;
}

/**
 * An id that starts with its time (UUID version 7), so that ids close in time are close in an
 * index.
 */
export function makeServeId(now: number): ServeId {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + idBytes));
  used += idBytes;
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return { bytes, text: serveIdText(bytes) };
}

export function serveIdText(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, idBytes).toString('hex');
  const [one, two, three] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16)];
  return `${one}-${two}-${three}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
