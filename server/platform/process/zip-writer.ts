import { crc32, deflateRawSync } from 'node:zlib';
import type { FileWriter } from './file-writer.ts';

/** One file of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const localSignature = 0x04034b50;
const listedSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Names in UTF-8. */
const flags = 0x0800;
const deflated = 8;
const version = 20;

/** 1 January 1980: the archive's contents carry their own times. */
const noDate = 0x21;

/** The fields that appear twice for each file, before its bytes and in the central directory. */
function headerOf(name: Buffer, sizes: readonly [crc: number, packed: number, plain: number]) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(flags, 2);
  header.writeUInt16LE(deflated, 4);
  header.writeUInt16LE(noDate, 8);
  sizes.forEach((size, at) => {
    header.writeUInt32LE(size, 10 + 4 * at);
  });
  header.writeUInt16LE(name.length, 22);
  return header;
}

const signed = (value: number, size = 4): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive, which every phone and computer opens. */
export function zipWriter(): FileWriter<ZipPart, null> {
  const listed: Buffer[] = [];
  let at = 0;
  return {
    page({ name, content }) {
      const plain = typeof content === 'string' ? Buffer.from(content) : content;
      const packed = deflateRawSync(plain);
      const path = Buffer.from(name);
      const header = headerOf(path, [crc32(plain), packed.length, plain.length]);
      const part = Buffer.concat([signed(localSignature), header, path, packed]);
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(at, 10);
      const made = Buffer.from([version, 0]);
      listed.push(Buffer.concat([signed(listedSignature), made, header, rest, path]));
      at += part.length;
      if (at > 0xffff_ffff) throw new Error('The archive is longer than its format can be');
      return part;
    },
    end() {
      const list = Buffer.concat(listed);
      const end = signed(endSignature, 22);
      end.writeUInt16LE(listed.length, 8);
      end.writeUInt16LE(listed.length, 10);
      end.writeUInt32LE(list.length, 12);
      end.writeUInt32LE(at, 16);
      return Buffer.concat([list, end]);
    },
  };
}
