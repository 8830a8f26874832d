import type { AsyncBuffer } from 'hyparquet';

/** Bytes in memory as the reader of Parquet wants them. */
export const bufferOf = (bytes: Uint8Array): AsyncBuffer => ({
  byteLength: bytes.byteLength,
  slice: (start, end) => bytes.slice(start, end).buffer as ArrayBuffer,
});
