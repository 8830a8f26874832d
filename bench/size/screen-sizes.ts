import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArguments } from '../../tools/chromium.ts';
import { startChild } from '../child.ts';
import { atMost, type Row, type RowGroup } from '../row.ts';
import type { BuiltServer } from './built-server.ts';
import { gzipSize } from './gzip-size.ts';

interface Budget {
  readonly name: string;
  readonly most: number;
  /** The weight of the same screen built with the libraries that most teams use. */
  readonly usual: number;
}

const login: Budget = { name: 'size of /login', most: 100, usual: 204 };
const adCenter: Budget = { name: 'size of /ad-center', most: 130, usual: 306 };

/** The JavaScript that a first visit needs before its screen is usable, gzipped, in KiB. */
export const screenSizes: RowGroup = {
  names: [login.name, adCenter.name],
  async measure(wanted) {
    const server = await startChild<BuiltServer>(new URL('built-server.ts', import.meta.url));
    const browser = await chromium.launch({
      executablePath: server.ready.chromium,
      args: [...chromiumArguments],
    });

    try {
      const rows = await measureIn(browser, server.ready);
      return rows.filter(({ name }) => wanted.includes(name));
    } finally {
      await browser.close();
      await server.end();
    }
  },
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function measureIn(browser: Browser, server: BuiltServer): Promise<Row[]> {
  const { storageState, addresses } = await visitLogin(browser, server);
  return [
    await weigh(login, addresses),
    await weigh(adCenter, await visitAdCenter(browser, server, storageState)),
  ];
}

/** The login is usable once its button submits what was typed. */
async function visitLogin(browser: Browser, { url, username, password }: BuiltServer) {
  const page = await openPage(browser, url);
  const addresses = listAddresses(page);
  const loginRequest = page.waitForRequest((request) => request.url().endsWith('/auth/v2/login'));
  await page.goto('/#/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await loginRequest;
  const addressesBefore = [...addresses];
  await waitForAdCenter(page);
  const storageState = await page.context().storageState();
  await page.context().close();

  return { storageState, addresses: addressesBefore };
}

/** A logged-in partner returns, and the browser has lost all files. */
async function visitAdCenter(
  browser: Browser,
  { url }: BuiltServer,
  storageState: StorageState,
): Promise<string[]> {
  const page = await openPage(browser, url, storageState);
  const addresses = listAddresses(page);
  await page.goto('/#/ad-center');
  await waitForAdCenter(page);
  const before = [...addresses];
  await page.context().close();

  return before;
}

async function openPage(browser: Browser, baseURL: string, storageState?: StorageState) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-US',
    ...(storageState === undefined ? {} : { storageState }),
  });

  return context.newPage();
}

/** Grows with every address that the page requests. */
function listAddresses(page: Page): Set<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && /^https?:/.test(request.url())) addresses.add(request.url());
  });
  return addresses;
}

async function waitForAdCenter(page: Page): Promise<void> {
  await page.waitForURL(/#\/ad-center$/);
  await page.getByRole('heading', { name: 'Ad centre' }).waitFor();
  await page.locator('main a, main button').first().waitFor();
  // Once the skeletons are gone, the figures are there.
  await page.locator('main [data-shape]').first().waitFor({ state: 'detached' });
}

async function weigh({ name, most, usual }: Budget, addresses: string[]): Promise<Row> {
  const files = addresses.filter((address) => !new URL(address).pathname.startsWith('/api/'));
  const served = await Promise.all(files.map(gzipSize));
  const scripts = served.filter(({ isScript }) => isScript);
  const kib = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  if (kib === 0) throw new Error(`${name}: no script was asked for`);

  const share = ((kib / usual) * 100).toFixed(0);
  return atMost({
    name,
    measured: `${kib.toFixed(1)} KiB in ${scripts.length} files`,
    against: `${most} KiB, and ${share} % of the usual ${usual} KiB`,
    ratio: kib / most,
    goal: 1,
  });
}
