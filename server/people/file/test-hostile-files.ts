import { gzipSync } from 'node:zlib';
import { imageBytesMax } from '#domain/file/image.ts';
import { isLongRun } from '#domain/test-seed.ts';
import {
  bytesOf,
  drawn,
  framesOf,
  jpegOf,
  jpegSaying,
  jpegWith,
  packedProfile,
  packedText,
  plainText,
  pngOf,
  twice,
  webpOf,
} from './test-made-files.ts';
import type { SentFile } from './test-upload.ts';

type Make = () => Promise<Buffer> | Buffer;
/** A file, the answer its sender gets, and a description. */
export type HostileFile = readonly [
  name: string,
  make: Make,
  outcome: string,
  as?: Omit<SentFile, 'bytes'>,
];

const megabyte = 1024 * 1024;
/** What a small file grows to when it is unpacked; more of it takes longer and tells no more. */
const bombMb = isLongRun ? 256 : 16;
const script = '<script>alert(document.domain)</script>';
const html = `<html>${script}</html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const notImage = 'image_not_image';
const tooManyPixels = 'image_too_many_pixels';

/** Files that are not images, whatever their first bytes or their name. */
const notImages: readonly HostileFile[] = [
  ['an SVG with a script', () => bytesOf(svg), notImage, { name: 'x.svg', type: 'image/svg+xml' }],
  ['an SVG that is packed', () => gzipSync(svg), notImage, { name: 'x.svgz' }],
  [
    'an SVG that says it is a PNG',
    () => bytesOf(svg),
    notImage,
    { name: 'x.png', type: 'image/png' },
  ],
  [
    'entities that unfold',
    () => bytesOf(`<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}">]>`),
    notImage,
  ],
  ['an HTML page', () => bytesOf(html), notImage, { name: 'x.html', type: 'text/html' }],
  ['a page in two-byte letters', () => Buffer.from(`\ufeff${html}`, 'utf16le'), notImage],
  ['a GIF', () => drawn().gif().toBuffer(), notImage],
  ['a GIF that is a script', () => bytesOf('GIF89a=1;alert(1)//'), notImage],
  ['a GIF of 200 frames', () => framesOf(200, 'gif'), notImage],
  ['a TIFF', () => drawn().tiff().toBuffer(), notImage],
  ['an AVIF', () => drawn(8, 8).avif().toBuffer(), notImage],
  ['a BMP that is a script', () => bytesOf(`BM=1;/*${'\0'.repeat(60)}*/alert(1)`), notImage],
  ['an icon', () => bytesOf('\0\0\x01\0\x01\0\x10\x10'), notImage],
  ['a drawing of Photoshop', () => bytesOf('8BPS\0\x01'), notImage],
  ['a JPEG 2000', () => bytesOf('\0\0\0\x0cjP  \r\n\x87\n'), notImage],
  ['a JPEG XL', () => bytesOf('\xff\x0a\xfa\x7f'), notImage],
  ['a page of PostScript', () => bytesOf('%!PS-Adobe-3.0 EPSF-3.0\n(x) run'), notImage],
  [
    'a command for ImageMagick',
    () => bytesOf('push graphic-context\nimage over 0,0 "|id"'),
    notImage,
  ],
  ['a zip', () => bytesOf('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaa'), notImage, { name: 'x.zip' }],
  ['a PDF', () => bytesOf('%PDF-1.7\n'), notImage],
  ['a program of Linux', () => bytesOf('\x7fELF\x02\x01\x01'), notImage],
  ['a program of Windows', () => bytesOf('MZ\x90\0\x03'), notImage, { name: 'x.jpg.exe' }],
  ['a WebAssembly', () => bytesOf('\0asm\x01\0\0\0'), notImage],
  ['a film', () => bytesOf('\0\0\0\x18ftypmp42\0\0\0\0'), notImage],
  ['a sound in a RIFF', () => bytesOf('RIFF\x24\0\0\0WAVEfmt '), notImage],
  ['a script of PHP', () => bytesOf('<?php system($_GET[0]);'), notImage, { name: 'x.php.jpg' }],
  ['nothing', () => Buffer.alloc(0), 'image_missing'],
  ['one byte', () => Buffer.from([0xff]), notImage],
  ['5 MB of zeroes', () => Buffer.alloc(imageBytesMax), notImage],
  ['a page behind the beginning of a JPEG', () => bytesOf(`\xff\xd8\xff${html}`), notImage],
  ['a page behind that of a PNG', () => bytesOf(`\x89PNG\r\n\x1a\n${html}`), notImage],
  ['a page behind that of a WebP', () => bytesOf(`RIFF\x10\0\0\0WEBP${html}`), notImage],
  ['one byte above 5 MB', () => jpegOf(imageBytesMax + 1), 'image_too_large'],
  ['twice 5 MB', () => jpegOf(imageBytesMax * 2), 'image_too_large'],
];

const cut = async (bytes: Promise<Buffer>, share: number) => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const broken = (png: Buffer) => {
  png.writeUInt8(png.readUInt8(29) ^ 0xff, 29);
  return png;
};

/** Files that begin like an image but are broken or do not fit. */
const brokenImages: readonly HostileFile[] = [
  ['half a PNG', () => cut(drawn(640, 480).png().toBuffer(), 0.4), notImage],
  ['half a JPEG', () => cut(drawn(640, 480).jpeg().toBuffer(), 0.5), notImage],
  ['half a WebP', () => cut(drawn(640, 480).webp({ lossless: true }).toBuffer(), 0.5), notImage],
  ['a PNG of no width', () => pngOf({ width: 0, height: 8 }), notImage],
  ['a PNG with two heads', () => twice(pngOf({ width: 8, height: 7 })), notImage],
  ['a PNG without its palette', () => pngOf({ width: 8, height: 7, colour: 3 }), notImage],
  [
    'a PNG of 3 bits and 7 colours',
    () => pngOf({ width: 8, height: 7, depth: 3, colour: 7 }),
    notImage,
  ],
  ['a WebP with nothing in it', () => webpOf('VP8L', Buffer.alloc(0)), notImage],
  ['a WebP longer than it is', () => webpOf('VP8 ', Buffer.alloc(40), 0x7fffffff), notImage],
  ['a JPEG of no height', () => jpegSaying(64, 0), notImage],
  ['a JPEG of 60000 by 60000', () => jpegSaying(60_000, 60_000), tooManyPixels],
  [
    'a PNG that says 2 billion by 2 billion',
    () => pngOf({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }),
    notImage,
  ],
  ['a PNG that says 50000 by 50000', () => pngOf({ width: 50_000, height: 50_000 }), tooManyPixels],
  [
    'a PNG of 16000 by 16000, all of it there',
    () => pngOf({ width: 16_000, height: 16_000, depth: 1, data: Buffer.alloc(16_000 * 2_001) }),
    tooManyPixels,
  ],
  ['one pixel above 25 million', () => pngOf({ width: 5_001, height: 5_000 }), tooManyPixels],
  [
    'a picture of 25 million pixels in 16 bits',
    () => pngOf({ width: 5_000, height: 5_000, depth: 16, colour: 6 }),
    tooManyPixels,
  ],
];

/** Valid images with something hidden inside; only the picture is stored. */
const trueImages: readonly HostileFile[] = [
  ['a PNG whose sum is wrong', () => broken(pngOf({ width: 8, height: 7 })), 'stored'],
  [
    'a JPEG that is also a page',
    async () => Buffer.concat([await drawn().jpeg().toBuffer(), bytesOf(html)]),
    'stored',
    { name: 'x.html', type: 'text/html' },
  ],
  [
    'a PNG that is also a zip',
    async () => Buffer.concat([await drawn().png().toBuffer(), bytesOf('PK\x03\x04script')]),
    'stored',
    { name: 'x.jar' },
  ],
  ['a JPEG with a script as its comment', () => jpegWith(0xfe, script), 'stored'],
  ['a JPEG with a thousand comments', () => jpegWith(0xfe, script, 1_000), 'stored'],
  ['a JPEG with a page as its camera', () => jpegWith(0xe1, `Exif\0\0${html}`), 'stored'],
  [
    'a JPEG with a script as its XMP',
    () => jpegWith(0xe1, `http://ns.adobe.com/xap/1.0/\0${svg}`),
    'stored',
  ],
  [
    'a JPEG with a script as its profile',
    () => jpegWith(0xe2, `ICC_PROFILE\0\x01\x01${script}`),
    'stored',
  ],
  [
    'a PNG with a script as its text',
    () => pngOf({ width: 8, height: 7, chunksBefore: [plainText(script)] }),
    'stored',
  ],
  [
    `a PNG with a text of ${bombMb} MB`,
    () => pngOf({ width: 8, height: 7, chunksBefore: [packedText(bombMb * megabyte)] }),
    'stored',
  ],
  [
    `a PNG with a profile of ${bombMb} MB`,
    () => pngOf({ width: 8, height: 7, chunksBefore: [packedProfile(bombMb * megabyte)] }),
    'stored',
  ],
  [
    `a PNG of 56 pixels with ${bombMb} MB of them`,
    () => pngOf({ width: 8, height: 7, data: Buffer.alloc(bombMb * megabyte) }),
    'stored',
  ],
  ['a WebP of 300 frames', () => framesOf(300, 'webp'), 'stored'],
  [
    'a picture 1 wide and 100000 high',
    () => pngOf({ width: 1, height: 100_000, data: Buffer.alloc(200_000) }),
    'stored',
  ],
  ['a picture for print', () => drawn().toColourspace('cmyk').jpeg().toBuffer(), 'stored'],
  [
    'a name that leads out of the folder',
    () => drawn().jpeg().toBuffer(),
    'stored',
    { name: '../../../x.jpg' },
  ],
  ['a name with a zero byte', () => drawn().jpeg().toBuffer(), 'stored', { name: 'x.php\0.jpg' }],
];

export const hostileFiles: readonly HostileFile[] = [...notImages, ...brokenImages, ...trueImages];
