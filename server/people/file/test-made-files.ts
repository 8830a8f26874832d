import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/* Test files, written byte by byte where no real program would produce them. */

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

export const drawn = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#1e3fae' }, limitInputPixels: false });

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([bytesOf(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export interface PngShape {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  /** PNG colour types: 0 is grey, 2 is RGB, 3 has a palette, 6 is RGB with alpha. */
  readonly colour?: number;
  /** The pixel data before compression. */
  readonly data?: Uint8Array;
  readonly chunksBefore?: readonly Buffer[];
}

/** A PNG whose header claims the given shape, whatever its data. */
export function pngOf(shape: PngShape): Buffer {
  const {
    width,
    height,
    depth = 8,
    colour = 0,
    data = Buffer.alloc(64),
    chunksBefore = [],
  } = shape;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour], 8);
  return Buffer.concat([
    bytesOf('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    ...chunksBefore,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed text chunk in a PNG, which a reader may decompress without being asked. */
export const packedText = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([bytesOf('Comment\0\0'), deflateSync(Buffer.alloc(bytes))]));
export const packedProfile = (bytes: number): Buffer =>
  chunk('iCCP', Buffer.concat([bytesOf('icc\0\0'), deflateSync(Buffer.alloc(bytes))]));
export const plainText = (text: string): Buffer => chunk('tEXt', bytesOf(`Comment\0${text}`));
export const twice = (png: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), png.subarray(8)]);

/** A WebP around one chunk of any type. */
export function webpOf(type: string, data: Buffer, length = data.length + 12): Buffer {
  const fileLength = Buffer.alloc(4);
  fileLength.writeUInt32LE(length);
  const chunkLength = Buffer.alloc(4);
  chunkLength.writeUInt32LE(data.length);

  return Buffer.concat([
    bytesOf('RIFF'),
    fileLength,
    bytesOf('WEBP'),
    bytesOf(type),
    chunkLength,
    data,
  ]);
}

/** A JPEG whose header claims another size than its real one. */
export async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const jpeg = await drawn().jpeg().toBuffer();
  const sizeMarker = jpeg.indexOf(bytesOf('\xff\xc0'));
  jpeg.writeUInt16BE(height, sizeMarker + 5);
  jpeg.writeUInt16BE(width, sizeMarker + 7);
  return jpeg;
}

/** A JPEG with an extra segment after its start, where comments and profiles go. */
export async function jpegWith(marker: number, text: string, times = 1): Promise<Buffer> {
  const jpeg = await drawn().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), length, bytesOf(text)]);
  const segments = Array.from({ length: times }, () => segment);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Valid images of an exact byte length: bytes after the end of a JPEG are ignored. */
export const jpegOf = async (length: number): Promise<Buffer> =>
  Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(length)]).subarray(0, length);

export async function framesOf(count: number, format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: 4, height: 4, channels: 3, background: { r: index % 256, g: 0, b: 9 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
