import { inflateRawSync } from 'node:zlib';

/** The files of an archive, by their names. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, named] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const start = at + 30 + named;
    const name = archive.subarray(at + 30, start).toString();
    files.set(name, inflateRawSync(archive.subarray(start, start + packed)));
    at = start + packed;
  }

  return files;
}
