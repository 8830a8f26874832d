import { randomFillSync } from 'node:crypto';

const idLength = 16;
const pool = Buffer.alloc(idLength * 256);
let usedBytes = pool.length;

export interface ServeId {
  readonly bytes: Buffer;
  readonly text: string;
}

/**
 * An id that starts with its time (UUID version 7), so that ids close in time are close in an
 * index.
 */
export function createServeId(now: number): ServeId {
  if (usedBytes === pool.length) {
    randomFillSync(pool);
    usedBytes = 0;
  }

  const bytes = Buffer.from(pool.subarray(usedBytes, usedBytes + idLength));
  usedBytes += idLength;
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);

  return { bytes, text: serveIdText(bytes) };
}

export function serveIdText(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, idLength).toString('hex');
  const [timeHigh, timeLow, version] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16)];
  return `${timeHigh}-${timeLow}-${version}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
