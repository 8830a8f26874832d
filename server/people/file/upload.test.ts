import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownImage } from '#contract/file.ts';
import { imageBytesMax, imagesPerDay } from '#domain/file/image.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { multipartOf, multipartType, type SentFile, sendFiles } from './test-upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const send = (token: string, ...files: SentFile[]) => sendFiles(server.app, token, ...files);
const draw = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#1e3fae' }, limitInputPixels: false });
const get = (url: string, token?: string) =>
  server.app.inject({ url, headers: token === undefined ? {} : { 'x-ct': token } });
const listStoredFiles = () =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

/** Valid images of an exact byte length: bytes after the end of a JPEG are ignored. */
const createJpeg = async (length: number) =>
  Buffer.concat([await draw().jpeg().toBuffer(), Buffer.alloc(length)]).subarray(0, length);

test.each(['jpeg', 'png', 'webp'] as const)(
  'a real %s is stored and can be read back',
  async (type) => {
    const token = await server.admit(`sender-${type}`);
    const answer = await send(token, { bytes: await draw().toFormat(type).toBuffer() });
    if (answer.code !== 200) throw new Error(answer.msg);
    const reply = await get(answer.data.url, token);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="${answer.data.id}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 48,
    });
  },
);

test('location, device and text metadata of an image are removed, and it is upright', async () => {
  const token = await server.admit('traveller');
  const bytes = await draw()
    .withExif({ IFD0: { Copyright: 'a secret place', Make: 'a secret phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const tagged = await sharp(bytes)
    .keepMetadata()
    .withExifMerge({ IFD0: { Artist: 'a secret name' } })
    .toBuffer();
  expect(tagged.toString('latin1')).toContain('a secret');
  const answer = await send(token, { bytes: tagged });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { rawPayload } = await get(answer.data.url, token);
  expect(rawPayload.toString('latin1')).not.toContain('secret');
  const { exif, xmp, iptc, icc, orientation, width } = await sharp(rawPayload).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  expect(width).toBe(48);
});

test('exactly 5 MB are accepted', async () => {
  const token = await server.admit('exact');
  expect((await send(token, { bytes: await createJpeg(imageBytesMax) })).code).toBe(200);
});

test('a file is stored under a name of ours, readable by the server alone, whatever it was called', async () => {
  const token = await server.admit('namer');
  const bytes = await draw().jpeg().toBuffer();
  for (const name of ['../../../etc/passwd', '..\\..\\x.jpg', 'a\0b.jpg', '/tmp/x.jpg', 'con']) {
    expect((await send(token, { bytes, name })).code).toBe(200);
  }
  const namePattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
  for (const { name, parentPath } of listStoredFiles()) {
    expect(name).toMatch(namePattern);
    expect(parentPath).toBe(join(server.dataDir, 'images', name.slice(0, 2)));
    expect(statSync(join(parentPath, name)).mode & 0o077).toBe(0);
    expect(readFileSync(join(parentPath, name)).subarray(8, 12).toString()).toBe('WEBP');
  }
});

test('two files, another field, a broken body and JSON are refused', async () => {
  const token = await server.admit('formalist');
  const bytes = await draw().jpeg().toBuffer();
  expect((await send(token, { bytes }, { bytes })).code).toBe(400);
  expect(reasonOf(await send(token, { bytes, field: 'image' }))).toBe('image_missing');
  expect(reasonOf(await send(token))).toMatch(/image_missing|input_invalid/);
  const broken = await server.app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { 'content-type': 'multipart/form-data', 'x-ct': token },
    payload: 'no edge anywhere',
  });
  expect(broken.json()).toMatchObject({ code: 400 });
  const json = await server.app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: { 'content-type': 'application/json', 'x-ct': token },
    payload: '{}',
  });
  expect(json.json()).toMatchObject({ code: 400, data: { reason: 'image_missing' } });
});

test('a false content length changes nothing: bytes are counted as they arrive', async () => {
  const token = await server.admit('liar');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const body = multipartOf({ bytes: await createJpeg(imageBytesMax + 10) });
  const sendWithLength = async (length: string) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.write(
      `POST /api/files/upload HTTP/1.1\r\nhost: x\r\nx-ct: ${token}\r\nconnection: close\r\n` +
        `content-type: ${multipartType}\r\n${length}\r\n\r\n`,
    );
    socket.end(body);
    await new Promise((resolve) => socket.once('close', resolve));
    return Buffer.concat(chunks).toString('latin1');
  };
  expect(await sendWithLength('content-length: 100')).not.toContain('"code":200');
  expect(await sendWithLength(`content-length: ${body.length + 5000}`)).not.toContain('"code":200');
  expect(await sendWithLength(`content-length: ${body.length}`)).toContain('image_too_large');
});

test('an image is for its sender alone', async () => {
  const token = await server.admit('painter');
  const stranger = await server.admit('stranger');
  const answer = await send(token, { bytes: await draw().jpeg().toBuffer() });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { id, url } = answer.data;
  expect((await get(url)).json()).toMatchObject({ code: 401 });
  expect((await get(url, stranger)).json()).toMatchObject({ code: 405 });
  expect(reasonOf(await server.ask(ownImage, { id: '../secrets' }, { token }))).toBe(
    'input_invalid',
  );
  expect((await get(`/images/${id.slice(0, 2)}/${id}.webp`, token)).statusCode).toBe(404);
});

test('twenty a day are stored, however many arrive at once, and the count restarts the next day', async () => {
  const token = await server.admit('busy-bee');
  const bytes = await draw().jpeg().toBuffer();
  const answers = [];
  for (let round = 0; round < 6; round += 1) {
    answers.push(...(await Promise.all(Array.from({ length: 4 }, () => send(token, { bytes })))));
  }
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(imagesPerDay);
  expect(reasonOf(answers.at(-1) ?? (answers[0] as never))).toBe('image_too_many_today');
  server.clock.now = new Date(server.clock.now.getTime() + 25 * 60 * 60 * 1000);
  expect((await send(token, { bytes })).code).toBe(200);
});

test('beyond 100 MB of images nothing more is stored', async () => {
  const token = await server.admit('hoarder');
  await server.db.sql`
    insert into image (id, partner_id, bytes, at)
    select gen_random_uuid(), id, 52428800, timestamptz '2020-01-01' from partner,
           generate_series(1, 2) where username_key = 'hoarder'`;
  const answer = await send(token, { bytes: await draw().jpeg().toBuffer() });
  expect(reasonOf(answer)).toBe('image_quota_full');
});
