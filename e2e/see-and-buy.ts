import type { Browser } from '@playwright/test';
import { expect } from 'vitest';
import { minuteMs } from '#domain/time.ts';
import { sign } from '../server/ads/conversion/signature.ts';
import type { TestServer } from '../server/test-server.ts';
import type { PostbackKey } from './desk-catalogue-acts.ts';

interface Around {
  readonly browser: Browser;
  readonly clock: TestServer['clock'];
}

/** Where an ad is seen, and how its merchant reports an order. */
interface Shown {
  readonly page: string;
  readonly key: PostbackKey;
}

const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A person opens a page whose placement has no ad yet. */
export async function openInVain(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ userAgent: person });
  const page = await context.newPage();
  const answer = page.waitForResponse((response) => response.url().includes('/v1/serve?'));
  await page.goto(address);
  expect((await answer).status()).toBe(204);
  await context.close();
}

/** A person sees an ad on a page, clicks on it and buys, and the merchant reports the order. */
export async function seeAndBuy({ browser, clock }: Around, ad: Shown): Promise<void> {
  const context = await browser.newContext({ userAgent: person });
  const page = await context.newPage();
  const reported = (path: string) =>
    page.waitForResponse((response) => response.url().includes(path) && response.status() === 204);
  const impressions = Promise.all([reported('/v1/i?'), reported('/v1/v?')]);
  await page.goto(ad.page);
  await impressions;
  const opened = context.waitForEvent('page');
  await page.frameLocator('iframe').locator('a').click();
  const shop = await opened;
  await shop.waitForURL(/click_id=/);
  const clickId = new URL(shop.url()).searchParams.get('click_id');
  await context.close();

  // The merchant reports the order, signed.
  clock.now = new Date(clock.now.getTime() + 5 * minuteMs);
  const { address, kid, secret } = ad.key;
  const body = JSON.stringify({ click_id: clickId, txid: 'order-1' });
  const time = `${Math.floor(clock.now.getTime() / 1000)}`;
  const mac = sign(Buffer.from(secret), `${time}.${body}`);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sig': `t=${time},kid=${kid},v1=${mac}` },
    body,
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'pending' }]);
}
