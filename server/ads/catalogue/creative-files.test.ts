import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { keepCreativeFile } from './creative-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const picture = (type: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#336699' } })
    .toFormat(type)
    .toBuffer();

const get = (path: string, headers = {}) => server.app.inject({ url: path, headers });

test('a creative is served under its digest for ever, and nothing in it can run', async () => {
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await picture(type);
    const sha256 = await keepCreativeFile(server.dataDir, bytes);
    const reply = await get(`/creatives/${sha256}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // An identical file is stored once.
    expect(await keepCreativeFile(server.dataDir, bytes)).toBe(sha256);
  }
});

test('a byte range of a video can be requested', async () => {
  const video = Buffer.concat([Buffer.from('00000018667479706d703432', 'hex'), Buffer.alloc(500)]);
  const sha256 = await keepCreativeFile(server.dataDir, video);
  const reply = await get(`/creatives/${sha256}`, { range: 'bytes=4-7' });
  expect(reply.statusCode).toBe(206);
  expect(reply.payload).toBe('ftyp');
  expect(reply.headers['content-type']).toBe('video/mp4');
});

test('only files named by a digest are served, whatever else is in the folder', async () => {
  const folder = join(server.dataDir, 'creatives');
  writeFileSync(join(folder, 'secret.png'), 'no');
  writeFileSync(join(folder, `${'c'.repeat(64)}.html`), '<script>1</script>');
  for (const path of [
    'secret.png',
    'secret',
    '..%2fsecrets.json',
    `${'c'.repeat(64)}.html`,
    'c'.repeat(64),
    'd'.repeat(64),
    '',
  ]) {
    expect((await get(`/creatives/${path}`)).statusCode, path).toBe(404);
  }
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a drawing'],
  ['<html><script>1</script>', 'a page'],
  ['GIF89a', 'a moving picture'],
  ['', 'nothing'],
])('%s is no creative: %s', async (text) => {
  await expect(keepCreativeFile(server.dataDir, Buffer.from(text))).rejects.toThrow();
});
