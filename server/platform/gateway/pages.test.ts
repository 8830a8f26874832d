import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { textsByLanguage } from '#texts/by-language.ts';
import { readPages, serveDeskPages, servePages } from './pages.ts';

const page = '<!doctype html><html lang="en"><title>Reachbook</title><body></body></html>';

const withoutReason = (html: string) => html.replace(/<noscript>.*<\/noscript>/, '');

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
  return { app, ask, folder, pages };
}

test('somebody who types an address without its # gets there; a program is told what is wrong', async () => {
  const { app } = await startPages();
  app.decorate('findLoggedInPartner', async () => null);
  const asked = async (url: string, accept: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept } });
    return [statusCode, headers.location];
  };
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect(await asked('/wallet', browser)).toEqual([302, '/#/wallet']);
  expect(await asked('/entry?handover=a.b', browser)).toEqual([302, '/#/entry?handover=a.b']);
  expect(await asked('//elsewhere.example/', browser)).toEqual([302, '/#//elsewhere.example/']);
  expect(await asked('/desk/payouts', browser)).toEqual([302, '/desk/#/payouts']);
  expect(await asked('/.well-known/change-password', browser)).toEqual([
    302,
    '/#/ad-center/edit-login-password',
  ]);
  for (const path of ['/api/nothing', '/v1/nothing', '/desk/api/nothing', '/.well-known/nothing']) {
    expect([path, ...(await asked(path, browser))]).toEqual([path, 404, undefined]);
  }
  expect(await asked('/wallet', '*/*')).toEqual([404, undefined]);
});

test('the page is compressed in the best way that the browser accepts, or not at all', async () => {
  const { ask } = await startPages();
  const shown = /^<!doctype html><html data-mode="demo" lang="en">.*<\/html>$/;
  const packed = await ask('/', 'gzip, deflate, br, zstd');
  expect([packed.encoding, packed.vary]).toEqual(['br', 'accept-encoding, accept-language']);
  expect(brotliDecompressSync(packed.body).toString()).toMatch(shown);
  const older = await ask('/', 'gzip');
  expect(older.encoding).toBe('gzip');
  expect(gunzipSync(older.body).toString()).toMatch(shown);
  const plain = await ask('/', 'identity');
  expect([plain.encoding, plain.vary]).toEqual([undefined, 'accept-encoding, accept-language']);
  expect(plain.body.toString()).toMatch(shown);
});

test('a browser without scripts is told why nothing works, in its own language', async () => {
  const { ask } = await startPages();
  const { th, en } = await textsByLanguage('pages');
  const told = async (url: string, language: string) =>
    /<noscript>.*>(.+)<\/p><\/noscript>/.exec(String((await ask(url, '', language)).body))?.[1];
  expect(await told('/', 'th-TH')).toBe(th.needsScript);
  expect(await told('/desk/', 'en')).toBe(en.needsScript);
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

test('a page that names no icon gets the one of the app', async () => {
  const { ask } = await startPages();
  const { type, body } = await ask('/favicon.ico', 'br');
  expect([type, body.toString()]).toEqual(['image/png', 'a picture']);
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
  const desk = async () => withoutReason(String((await ask('/desk/', 'identity')).body));
  expect(await desk()).toBe(page);
  const rebuilt = page.replace('</html>', '<script>begin()</script></html>');
  await writeFile(join(folder, 'index.html'), rebuilt);
  await writeFile(join(folder, 'icon-192.png'), 'another picture');
  await expect.poll(desk).toBe(rebuilt);
  await expect.poll(async () => String((await ask('/', 'identity')).body)).toContain('begin()');
  await expect
    .poll(async () => String((await ask('/icon-192.png', 'identity')).body))
    .toBe('another picture');
  expect(pages.scriptHashes).not.toEqual(before);
});
