import { gzipSync } from 'node:zlib';
import type { FileWriter } from '../process/process.ts';

/** One file of an archive. */
export interface TarPart {
  readonly name: string;
  readonly content: string;
}

const block = 512;
const modes = { file: '0000644', nobody: '0000000', noTime: '00000000000' } as const;

/**
 * The header of a file (POSIX ustar). The archive's contents carry their own times, so none is set
 * here.
 */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for a tar archive`);
  header.write(name, 0);
  header.write(modes.file, 100);
  header.write(modes.nobody, 108);
  header.write(modes.nobody, 116);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write(modes.noTime, 136);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** A .tar.gz of any length: each file is a gzip member of its own. */
export function tarWriter(): FileWriter<TarPart, null> {
  return {
    page({ name, content }) {
      const bytes = Buffer.from(content);
      const padding = Buffer.alloc((block - (bytes.length % block)) % block);
      return gzipSync(Buffer.concat([headerOf(name, bytes.length), bytes, padding]));
    },
    end: () => gzipSync(Buffer.alloc(2 * block)),
  };
}
