import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { insertHost } from '../server/people/partner/host-store.ts';
import { expect, test } from './journey.ts';

/* The sample pages of docs/hosts, each served by a host of its own. A test has no phone, so a
   few lines stand in for the native half of the two web views. */

async function serveSamples(): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    const [, name] = /^\/(frame|ios|android)\.html/.exec(request.url ?? '') ?? [];
    const path = new URL(`../docs/hosts/${name}.html`, import.meta.url);
    if (name === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(await readFile(path));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

let host: Awaited<ReturnType<typeof serveSamples>>;
let stranger: Awaited<ReturnType<typeof serveSamples>>;
test.beforeAll(async () => {
  host = await serveSamples();
  stranger = await serveSamples();
});
test.afterAll(() => {
  for (const { server } of [host, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

test('each kind of host hands a person over and closes when asked; a stranger cannot frame the app', async ({
  page,
  db,
  code,
  baseURL,
  complaints,
}) => {
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const name = 'sample-host';
  const added = { addedBy: 'e2e', addedAt: new Date() };
  await insertHost(db.sql, { name, publicKey, origin: host.origin, ...added });
  const handover = () => {
    const said = { host: name, user: 'visitor-12', id: randomUUID() };
    const json = JSON.stringify({ ...said, issuedAt: Math.floor(Date.now() / 1000) });
    const payload = Buffer.from(json).toString('base64url');
    return `${payload}.${sign(null, Buffer.from(payload), keys.privateKey).toString('base64url')}`;
  };
  // The running server learns of a new host within seconds.
  await expect(async () => {
    const { 'content-security-policy': policy } = (await page.request.get('/')).headers();
    expect(policy).toContain(`frame-ancestors ${host.origin}`);
  }).toPass();

  await page.addInitScript(() => {
    const tell = (by: string, message: object) => parent.postMessage({ ...message, by }, '*');
    const postMessage = (message: object) => tell('iOS', message);
    if (window.name === 'ios') {
      Object.assign(window, { webkit: { messageHandlers: { reachbook: { postMessage } } } });
    }
    const close = () => tell('Android', { type: 'reachbook:close' });
    if (window.name === 'android') Object.assign(window, { ReachbookHost: { close } });
  });
  const app = page.frameLocator('iframe');
  const open = (origin: string, kind: string) =>
    page.goto(`${origin}/${kind}.html?app=${baseURL ?? ''}&handover=${handover()}`);
  const closings = { frame: '.', ios: ' by iOS.', android: ' by Android.' };
  for (const [kind, ending] of Object.entries(closings)) {
    await open(host.origin, kind);
    if (kind === 'frame') {
      await app.getByLabel('Authorization code').fill(code);
      await app.getByRole('button', { name: 'Check code' }).click();
      await app.getByRole('button', { name: 'Open account' }).click();
    }
    await expect(app.getByRole('heading', { name: 'Ad centre' })).toBeVisible();
    await expect(app.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    // The press removes the frame, so Playwright would take it for missed, and press again in the
    // next host. The pointer itself presses once.
    const back = app.getByRole('banner').getByRole('button', { name: 'Back' });
    await back.click({ trial: true });
    const box = await back.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
    await expect(page.getByRole('status')).toHaveText(`Reachbook was closed${ending}`);
    await expect(page.locator('iframe')).toHaveCount(0);
  }

  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await open(stranger.origin, 'frame');
  await refused;
  await expect(app.locator('#root')).toHaveCount(0);
  complaints.splice(0);
});
