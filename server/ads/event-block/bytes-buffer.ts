import type { AsyncBuffer } from 'hyparquet';

/** Bytes in memory as hyparquet's reader expects them. */
export const toAsyncBuffer = (bytes: Uint8Array): AsyncBuffer => ({
  byteLength: bytes.byteLength,
  // A copy in memory of its own, which is never shared between threads.
  slice: (start, end) => bytes.slice(start, end).buffer as ArrayBuffer,
});
