import type { AsyncBuffer } from 'hyparquet';

/** Bytes in memory as hyparquet's reader expects them. */
export const toAsyncBuffer = (bytes: Uint8Array): AsyncBuffer => ({
  byteLength: bytes.byteLength,
  slice: (start, end) => bytes.slice(start, end).buffer as ArrayBuffer,
});
