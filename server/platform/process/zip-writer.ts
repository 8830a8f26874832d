import { crc32, deflateRawSync } from 'node:zlib';
import type { FileWriter } from './file-writer.ts';

/** One file of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const localSignature = 0x04034b50;
const directorySignature = 0x02014b50;
const endSignature = 0x06054b50;
/** Names in UTF-8. */
const utf8Flag = 0x0800;
const deflateMethod = 8;
const version = 20;

/** 1 January 1980: the archive's contents carry their own times. */
const firstDate = 0x21;

/** The fields that appear twice for each file, before its bytes and in the central directory. */
function composeHeader(name: Buffer, sizes: readonly [crc: number, packed: number, plain: number]) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(utf8Flag, 2);
  header.writeUInt16LE(deflateMethod, 4);
  header.writeUInt16LE(firstDate, 8);
  sizes.forEach((size, index) => {
    header.writeUInt32LE(size, 10 + 4 * index);
  });
  header.writeUInt16LE(name.length, 22);

  return header;
}

const toSignature = (value: number, size = 4): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive, which every phone and computer opens. */
export function createZipWriter(): FileWriter<ZipPart, null> {
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  return {
    page({ name, content }) {
      const plainBytes = typeof content === 'string' ? Buffer.from(content) : content;
      const packed = deflateRawSync(plainBytes);
      const path = Buffer.from(name);
      const header = composeHeader(path, [crc32(plainBytes), packed.length, plainBytes.length]);
      const part = Buffer.concat([toSignature(localSignature), header, path, packed]);
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(offset, 10);
      const madeBy = Buffer.from([version, 0]);
      directoryEntries.push(
        Buffer.concat([toSignature(directorySignature), madeBy, header, tail, path]),
      );
      offset += part.length;
      if (offset > 0xffff_ffff) throw new Error('The archive is longer than its format can be');

      return part;
    },
    end() {
      const directory = Buffer.concat(directoryEntries);
      const end = toSignature(endSignature, 22);
      end.writeUInt16LE(directoryEntries.length, 8);
      end.writeUInt16LE(directoryEntries.length, 10);
      end.writeUInt32LE(directory.length, 12);
      end.writeUInt32LE(offset, 16);

      return Buffer.concat([directory, end]);
    },
  };
}
