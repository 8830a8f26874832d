import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findProblems } from './find-problems.ts';
import { demo, expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

/** A server that serves a new version of the app as soon as one is put there. */
interface Newer {
  readonly url: string;
  isThere: boolean;
}

let server: Server;
let newer: Newer;
test.beforeAll(async ({ baseURL }) => {
  const changed = (path: string, text: string) =>
    path === '/sw.js' ? `${text}\n// Another version.` : text.replace('<html', '<html data-newer');
  server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const isChanged = newer.isThere && (url === '/sw.js' || url === '/');
    const asked = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const passed = ask(new URL(url, baseURL ?? ''), asked, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const sent = isChanged ? Buffer.from(changed(url, body.toString('utf8'))) : body;
        const { 'content-length': _, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, kept).end(sent);
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  newer = { url: `http://127.0.0.1:${port}`, isThere: false };
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a new version of the app offers itself, waits for consent, and is then in use', async ({
  page,
}) => {
  await page.goto(`${newer.url}/#/login`);
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Again with the worker active: it is the one to be replaced.
  await page.goto(`${newer.url}/#/ad-center/ques-detail`);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const prompt = page.getByText('A new version of the app is ready');
  const search = page.getByLabel('Search');
  await search.fill('half-typed');
  await expect(prompt).toHaveCount(0);

  newer.isThere = true;
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(prompt).toBeVisible();
  expect(await findProblems(page), 'a new version').toEqual([]);
  // Nothing is taken from a user who is in the middle of something.
  await expect(search).toHaveValue('half-typed');
  await expect(page.locator('html[data-newer]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('html[data-newer]')).toHaveCount(1);
  await expect(search).toBeVisible();
  await expect(prompt).toHaveCount(0);
  const waiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.scriptURL ?? null;
  });
  expect(waiting).toBeNull();
});
