import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, test } from 'vitest';
import { type RunningServer, startServer } from '../server/app/main.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../server/platform/database/test-db.ts';
import { findFreePort } from '../server/platform/process/process.ts';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { expect } from './expect.ts';
import { fillRegistration } from './journey.ts';
import { takePhone } from './phone.ts';

// A demo as `npm start` makes it, plus a mail server: neither the other journeys' bare demo nor a
// test server has these.
const folder = makeTestFolder();
const mails: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let raw = '';
    stream.on('data', (chunk: Buffer) => (raw += chunk));
    stream.on('end', () => {
      mails.push(raw);
      done();
    });
  },
});
let db: TestDb;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  await new Promise<void>((done) => void mailServer.listen(0, '127.0.0.1', done));
  // The origin in the mails must be known before the server listens.
  const port = await findFreePort();
  db = await createTestDb();
  server = await startServer({
    PORT: String(port),
    DATABASE_URL: db.ownerUrl,
    DATA_DIR: folder.path,
    DEMO_DAYS: '1',
    SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'no-reply@network.example',
    APP_ORIGIN: `http://localhost:${port}`,
  });
  const executablePath = findChromium() ?? '';
  browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await db?.close();
  await new Promise<void>((done) => mailServer.close(done));
  folder.remove();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a registration in a demo brings play money and an offer, as staff would give them', async () => {
  const page = await takePhone(browser, server.url);
  await page.goto('/#/register');
  await fillRegistration(page, 'newcomer', server.demo?.codes[0] ?? '');
  await press(page, 'Open account');
  await expect(page.getByRole('link', { name: /1 offer is waiting for you/ })).toBeVisible();
  await expect(page.getByText(/^Add money/)).toBeVisible();
  await page.goto('/#/notification');
  await expect(page.getByText(/Your account is open/)).toBeVisible();
  await page.goto('/#/wallet');
  await expect(page.getByText('500.00').first()).toBeVisible();
  // The requester and the approver are in the partner's own list.
  const headers = await page.evaluate(() => ({
    'x-ct': JSON.parse(localStorage.getItem('token') ?? '""') as string,
  }));
  const activity = await page.request.get('/api/user/staff_activity', { headers });
  for (const name of ['Demo Clerk', 'Demo Controller']) {
    expect(await activity.text()).toContain(name);
  }
}, 120_000);

test('a link by mail to a confirmed address sets a new password for somebody who is logged out', async () => {
  const page = await takePhone(browser, server.url);
  const findLink = async (screen: string): Promise<string> => {
    const link = new RegExp(`http://\\S+#/${screen}\\?token=[\\w-]+`);
    const read = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const find = () => mails.map((raw) => link.exec(read(raw))?.[0]).find(Boolean) ?? '';
    await expect.poll(find).not.toBe('');
    return find();
  };
  await page.goto(await findLink('confirm-email'));
  await expect(page.getByText('Address confirmed')).toBeVisible();
  await page.goto('/#/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: /^Link by email/ }).click();
  await page.getByLabel('Username').fill('newcomer');
  await press(page, 'Send link');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await page.goto(await findLink('reset'));
  await expect(page.getByLabel('Code word')).toHaveCount(0);
  await page.getByLabel('New password', { exact: true }).fill('a bright new evening');
  await page.getByLabel('Confirm new password').fill('a bright new evening');
  await press(page, 'Set password');
  await page.getByLabel('Username').fill('newcomer');
  await page.getByLabel('Password', { exact: true }).fill('a bright new evening');
  await press(page, 'Log in');
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.goto('/#/notification');
  await expect(page.getByText(/with a link that we sent to your email address/)).toBeVisible();
  // The owner is told by mail too.
  await expect
    .poll(() => mails.filter((raw) => /New login password set/.test(raw)))
    .toHaveLength(1);
}, 120_000);
