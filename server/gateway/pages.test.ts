import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { textsByLanguage } from '#texts/by-language.ts';
import { readPages, serveDeskPages, servePages } from './pages.ts';

const page = '<!doctype html><html lang="en"><title>Reachbook</title></html>';

async function startPages() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  const shortcuts = [{ name: 'Wallet', url: '/#/wallet' }];
  const screenshots = [{ label: 'Plans', src: '/screenshots/plan-detail.png' }];
  const manifest = JSON.stringify({ name: 'Reachbook', shortcuts, screenshots });
  await writeFile(join(folder, 'manifest.webmanifest'), manifest);
  await writeFile(join(folder, 'icon-192.png'), 'a picture');
  const app = Fastify();
  const pages = await readPages(folder);
  await servePages(app, pages, 'demo');
  await serveDeskPages(app, pages);
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const ask = async (url: string, encodings: string, language = 'en') => {
    const headers = { 'accept-encoding': encodings, 'accept-language': language };
    const answer = await app.inject({ url, headers });
    const { 'content-encoding': encoding, 'content-type': type, vary } = answer.headers;
    return { encoding, type, vary, body: answer.rawPayload };
  };
  return { ask, folder, pages };
}

test('the page is compressed in the best way that the browser accepts, or not at all', async () => {
  const { ask } = await startPages();
  const shown = page.replace('<html', '<html data-mode="demo"');
  const packed = await ask('/', 'gzip, deflate, br, zstd');
  expect([packed.encoding, packed.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(packed.body).toString()).toBe(shown);
  const older = await ask('/', 'gzip');
  expect(older.encoding).toBe('gzip');
  expect(gunzipSync(older.body).toString()).toBe(shown);
  const plain = await ask('/', 'identity');
  expect([plain.encoding, plain.vary]).toEqual([undefined, 'accept-encoding']);
  expect(plain.body.toString()).toBe(shown);
});

test('the manifest is compressed too, but an image is not compressed again', async () => {
  const { ask } = await startPages();
  const manifest = await ask('/manifest.webmanifest', 'br');
  expect([manifest.encoding, manifest.type]).toEqual(['br', 'application/manifest+json']);
  expect(brotliDecompressSync(manifest.body).toString()).toContain('"name":"Reachbook"');
  const icon = await ask('/icon-192.png', 'br');
  expect([icon.encoding, icon.vary, icon.body.toString()]).toEqual([
    undefined,
    undefined,
    'a picture',
  ]);
});

test('a phone lists the installed app, its shortcuts and its pictures in its own language', async () => {
  const { ask } = await startPages();
  const answer = await ask('/manifest.webmanifest', 'identity', 'th-TH,th;q=0.9,en;q=0.8');
  expect(answer.vary).toBe('accept-encoding, accept-language');
  const words = (await textsByLanguage('pages')).th.installed;
  expect(JSON.parse(answer.body.toString())).toEqual({
    name: 'Reachbook',
    lang: 'th',
    description: words.description,
    shortcuts: [{ name: words.wallet, url: '/#/wallet' }],
    screenshots: [{ label: words.plans, src: '/screenshots/plan-detail.png' }],
  });
});

test('an app rebuilt under the running server is served completely, desk and policy included', async () => {
  const { ask, folder, pages } = await startPages();
  const before = pages.scriptHashes;
  await rm(join(folder, 'index.html'));
  await pages.refresh();
  expect((await ask('/desk/', 'identity')).body.toString()).toBe(page);
  const rebuilt = page.replace('</html>', '<script>begin()</script></html>');
  await writeFile(join(folder, 'index.html'), rebuilt);
  await writeFile(join(folder, 'icon-192.png'), 'another picture');
  await expect.poll(async () => String((await ask('/desk/', 'identity')).body)).toBe(rebuilt);
  await expect.poll(async () => String((await ask('/', 'identity')).body)).toContain('begin()');
  await expect
    .poll(async () => String((await ask('/icon-192.png', 'identity')).body))
    .toBe('another picture');
  expect(pages.scriptHashes).not.toEqual(before);
});
