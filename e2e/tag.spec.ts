import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { keepCreativeFile } from '../server/ads/catalogue/creative-files.ts';
import {
  makePlacement,
  makePlan,
  makeProduct,
  type ProductGiven,
} from '../server/ads/delivery/test-delivery.ts';
import type { Db } from '../server/platform/database/db.ts';
import { expect, test } from './journey.ts';

// A headless browser identifies itself as a robot, and rightly gets no ad.
const userAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Mobile Safari/537.36';
test.use({ userAgent });

let publisher: Server;
let page = '';
let publisherUrl = '';
let isStrict = true;

test.beforeAll(async () => {
  publisher = createServer((_request, response) => {
    const ours = process.env.E2E_URL ?? '';
    // As strict as a page can be that allows our tag at all.
    const policy = [
      "default-src 'none'",
      `script-src ${ours}`,
      `connect-src ${ours}`,
      `frame-src ${ours}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ].join('; ');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(isStrict ? { 'content-security-policy': policy } : {}),
      'referrer-policy': 'no-referrer',
      'cross-origin-embedder-policy': 'credentialless',
    });
    response.end(page);
  });
  publisher.listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  publisherUrl = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  publisher.closeAllConnections();
  publisher.close();
});

/** A placement on the publisher's page with a plan that delivers to it. */
async function place(db: Db, bytes: Uint8Array, given: ProductGiven) {
  const now = new Date(Date.now() - 1_000);
  const { format = 'image' } = given;
  // A category of its own, so that no other plan delivers here, and this one nowhere else.
  const category = `journey-${randomUUID()}`;
  const placement = await makePlacement(db, { format, domains: ['127.0.0.1'], category }, now);
  const sha256 = await keepCreativeFile(process.env.E2E_DATA_DIR ?? '', bytes);
  const product = await makeProduct(
    db,
    {
      landingUrl: '/demo/shop',
      sha256: Buffer.from(sha256, 'hex'),
      targeting: { categories: [category] },
      ...given,
    },
    now,
  );
  const plan = await makePlan(db, { product, amount: 10_000_000n }, now);
  // The server picks up a new plan within two seconds.
  const serve = `${process.env.E2E_URL}/v1/serve?z=${placement.key}`;
  const headers = { 'user-agent': userAgent };
  await expect.poll(async () => (await fetch(serve, { headers })).status).toBe(200);
  page =
    '<!doctype html><html lang="en"><title>The Morning Paper</title>' +
    '<h1>The Morning Paper</h1>' +
    `<ins data-reachbook-placement="${placement.key}"></ins>` +
    `<script async src="${process.env.E2E_URL}/tag.js"></script>`;
  return plan;
}

const kindsOf = async (db: Db, planId: number) => {
  const rows = await db.sql.many<{ kind: number; invalid: number | null }>`
    select kind, invalid from event where plan_id = ${planId} and kind > 0 order by no`;
  return rows.map(({ kind, invalid }) => (invalid === null ? kind : `${kind} refused ${invalid}`));
};

const picture = () =>
  sharp({ create: { width: 300, height: 250, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();

for (const format of ['image', 'card'] as const) {
  test(`a ${format} on a strict page is rendered, seen and clicked through to the shop`, async ({
    page: tab,
    context,
    db,
  }) => {
    const plan = await place(db, await picture(), { format, title: 'A lamp for the desk' });
    await tab.goto(publisherUrl);
    const frame = tab.frameLocator('ins iframe');
    await expect(frame.getByText('Ad · simulated')).toBeVisible();
    // The impression when it is on screen, and viewable after a second.
    await expect.poll(() => kindsOf(db, plan.id)).toEqual([1, 2]);
    // The tag leaves nothing in the browser.
    expect(await context.cookies()).toEqual([]);
    expect(await tab.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    const opened = context.waitForEvent('page');
    await frame.getByRole('link').click();
    const shop = await opened;
    await expect(shop).toHaveURL(/\/demo\/shop\?click_id=[0-9a-f-]{36}$/);
    await expect(shop.getByText('This page is simulated')).toBeVisible();
    await expect.poll(() => kindsOf(db, plan.id)).toEqual([1, 2, 7]);
    const meter = await db.sql.maybeOne`select spent from plan_meter where plan_id = ${plan.id}`;
    expect(meter).toEqual({ spent: 2_000n });
  });
}

const film = new URL('../server/app/demo/demo-files/lamp.webm', import.meta.url);

test('a video on a strict page plays, and says how far it was watched', async ({
  page: tab,
  db,
}) => {
  const plan = await place(db, await readFile(film), { format: 'video' });
  await tab.goto(publisherUrl);
  // Rendered, viewable for two seconds, and watched by quartiles to its end.
  const sorted = async () => (await kindsOf(db, plan.id)).toSorted();
  await expect.poll(sorted).toEqual([1, 2, 3, 4, 5, 6]);
});

/** Records the tag's reports, and the messages of its frame. */
function keepReports(): void {
  const kept = { reports: [] as string[], messages: [] as unknown[] };
  Object.assign(window, kept);
  const { fetch } = window;
  window.fetch = (address, options) => {
    if (options?.method === 'POST') kept.reports.push(String(address));
    return fetch(address, options);
  };
  addEventListener('message', ({ data }) => kept.messages.push(data));
}

/** What the tag has reported by the time the browser has told it how much of the ad is visible. */
async function reportsOf(tab: Page): Promise<string[]> {
  type Kept = { reports: string[]; messages: unknown[] };
  await tab.waitForFunction(() =>
    (window as unknown as Kept).messages.includes('reachbook:rendered'),
  );
  return tab.evaluate(async () => {
    const frame = document.querySelector('ins iframe') as Element;
    // Observers are notified in the order in which they started, so the tag's comes before this
    // one.
    await new Promise((told) => {
      const options = { threshold: 0.5, trackVisibility: true, delay: 100 };
      new IntersectionObserver(told, options).observe(frame);
    });
    return (window as unknown as Kept).reports;
  });
}

test('an ad counts as an impression only once it is scrolled into view', async ({
  page: tab,
  db,
}) => {
  const plan = await place(db, await picture(), {});
  await tab.addInitScript(keepReports);
  page = page.replace('<ins', `${'<p>Something to read.</p>'.repeat(60)}<ins`);
  await tab.goto(publisherUrl);
  expect(await reportsOf(tab)).toEqual([]);
  await tab.locator('ins').scrollIntoViewIfNeeded();
  await expect.poll(() => kindsOf(db, plan.id)).toEqual([1, 2]);
});

const hiding = {
  'has no size': '<ins hidden',
  'is clipped to a pixel': '<div style="width:1px;height:1px;overflow:hidden"><ins',
  'is clipped to a fifth': '<div style="width:300px;height:50px;overflow:hidden"><ins',
  'is see-through': '<div style="opacity:0"><ins',
  'is shrunk to nothing': '<div style="transform:scale(0.01)"><ins',
  'is moved off the screen': '<div style="position:absolute;left:-5000px"><ins',
  'lies under something else':
    '<div style="position:absolute;inset:0;z-index:9;background:#fff"></div><ins',
  'lies under another ad':
    '<div style="position:absolute;z-index:9;width:320px;height:900px;top:0;left:0;' +
    'background:#eee"></div><ins',
};

test('an ad that a page hides, clips, covers or stuffs is not an impression and costs nothing', async ({
  page: tab,
  db,
}) => {
  isStrict = false;
  const plan = await place(db, await picture(), {});
  await tab.addInitScript(keepReports);
  const plain = page;
  for (const [what, markup] of Object.entries(hiding)) {
    page = plain.replace('<ins', markup);
    const handed = tab.waitForResponse((answer) => answer.url().includes('/v1/serve'));
    await tab.goto(publisherUrl);
    expect((await handed).status(), what).toBe(200);
    expect(await reportsOf(tab), what).toEqual([]);
  }
  // The same page without such a trick counts, and it alone: the browser may say first that
  // nothing is visible, so the test waits for what was counted.
  page = plain;
  await tab.goto(publisherUrl);
  await expect.poll(() => kindsOf(db, plan.id)).toEqual([1, 2]);
  isStrict = true;
});

test('the page of the demo shows its placements', async ({ page: tab, db }) => {
  await place(db, await picture(), {});
  const placement = /placement="([^"]+)"/.exec(page)?.[1];
  await tab.goto(`/demo/publisher?placement=${placement}`);
  await expect(tab.frameLocator('ins iframe').getByText('Ad · simulated')).toBeVisible();
});
