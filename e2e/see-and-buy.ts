import type { Browser } from '@playwright/test';
import { expect } from 'vitest';
import { addPostbackKey } from '../server/conversion/postback-key-store.ts';
import { sign } from '../server/conversion/signature.ts';
import type { TestCatalogue } from '../server/plan/test-plan.ts';
import type { TestServer } from '../server/test-server.ts';

interface Around {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly url: string;
}

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A person sees an ad on a page, clicks on it and buys, and the merchant reports the order. */
export async function seeAndBuy(
  { server, browser, url }: Around,
  catalogue: TestCatalogue,
): Promise<void> {
  const { db, clock, secrets } = server;
  const context = await browser.newContext({ userAgent: person });
  const page = await context.newPage();
  const reported = (path: string) =>
    page.waitForResponse((response) => response.url().includes(path) && response.status() === 204);
  const seen = Promise.all([reported('/v1/i?'), reported('/v1/v?')]);
  await page.goto(`${url}/demo/publisher?zone=${catalogue.zoneKey}`);
  await seen;
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').locator('a').click();
  const shop = await opened;
  await shop.waitForURL(/click_id=/);
  const clickId = new URL(shop.url()).searchParams.get('click_id');
  await context.close();

  // The merchant reports the order, signed.
  clock.now = new Date(clock.now.getTime() + 5 * 60_000);
  const key = await addPostbackKey(db.sql, secrets, catalogue.merchantId, clock.now, clock.now);
  const body = JSON.stringify({ click_id: clickId, txid: 'order-1' });
  const time = `${Math.floor(clock.now.getTime() / 1000)}`;
  const mac = sign(Buffer.from(key.secret), `${time}.${body}`);
  const answer = await fetch(`${url}/v1/postback/${catalogue.merchantId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sig': `t=${time},kid=${key.kid},v1=${mac}` },
    body,
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'pending' }]);
}
