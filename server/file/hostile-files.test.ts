import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageBytesMax } from '#domain/file/image.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { type SentFile, sendFiles } from './test-upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const send = (token: string, ...files: SentFile[]) => sendFiles(server.app, token, ...files);
const drawn = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#1e3fae' }, limitInputPixels: false });
const get = (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { 'x-ct': token } });
const storedFiles = () =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((at) => at.isFile());

/** True images of an exact size: whatever follows the end of a JPEG is not looked at. */
const jpegOf = async (length: number) =>
  Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(length)]).subarray(0, length);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<html><script>alert(document.domain)</script></html>';
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['an SVG with a script', () => bytesOf(svg), 'image_not_image'],
  ['an HTML page', () => bytesOf(html), 'image_not_image'],
  ['a GIF', () => drawn().gif().toBuffer(), 'image_not_image'],
  ['a GIF that is a script', () => bytesOf('GIF89a=1;alert(1)//'), 'image_not_image'],
  ['a TIFF', () => drawn().tiff().toBuffer(), 'image_not_image'],
  ['an AVIF', () => drawn().avif().toBuffer(), 'image_not_image'],
  ['a zip', () => bytesOf('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaa'), 'image_not_image'],
  ['a PDF', () => bytesOf('%PDF-1.7\n'), 'image_not_image'],
  ['a program', () => bytesOf('\x7fELF\x02\x01\x01'), 'image_not_image'],
  [
    'a page behind the first bytes of a JPEG',
    () => bytesOf(`\xff\xd8\xff${html}`),
    'image_not_image',
  ],
  ['a page behind those of a PNG', () => bytesOf(`\x89PNG\r\n\x1a\n${html}`), 'image_not_image'],
  ['a page behind those of a WebP', () => bytesOf(`RIFF\x10\0\0\0WEBP${html}`), 'image_not_image'],
  [
    'half a PNG',
    async () => (await drawn(640, 480).png().toBuffer()).subarray(0, 60),
    'image_not_image',
  ],
  ['nothing', () => Buffer.alloc(0), 'image_missing'],
  [
    'a PNG of 16000 by 16000',
    () => drawn(16_000, 16_000).png().toBuffer(),
    'image_too_many_pixels',
  ],
  ['one pixel above 25 million', () => drawn(5001, 5000).png().toBuffer(), 'image_too_many_pixels'],
  ['one byte above 5 MB', () => jpegOf(imageBytesMax + 1), 'image_too_large'],
  ['twice 5 MB', () => jpegOf(imageBytesMax * 2), 'image_too_large'],
])('%s is refused and leaves nothing', async (name, make, reason) => {
  const token = await server.admit(`x${Buffer.from(name).toString('hex').slice(-24)}`);
  const before = storedFiles().length;
  expect(reasonOf(await send(token, { bytes: await make() }))).toBe(reason);
  expect(storedFiles()).toHaveLength(before);
});

test('a JPEG that is also a page is kept as an image alone', async () => {
  const token = await server.admit('polyglot');
  const bytes = Buffer.concat([await drawn().jpeg().toBuffer(), bytesOf(html)]);
  const answer = await send(token, { bytes, name: 'x.html', type: 'text/html' });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { rawPayload } = await get(answer.data.url, token);
  expect(rawPayload.toString('latin1')).not.toContain('script');
});

test('many frames become the first one', async () => {
  const token = await server.admit('animator');
  const frames = await sharp(
    await Promise.all(
      ['#000', '#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  const answer = await send(token, { bytes: frames });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { rawPayload } = await get(answer.data.url, token);
  expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
});
