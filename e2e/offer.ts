import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { keepCreativeFile } from '../server/ads/catalogue/creative-files.ts';
import type { Product } from '../server/ads/catalogue/product-store.ts';
import type { Db } from '../server/platform/database/db.ts';
import { pushPlans } from '../server/programme/plan/push-plan.ts';
import { everyone, readyCatalogue } from '../server/programme/plan/test-plan.ts';
import { expectDone } from './done.ts';
import { expect, openAccountBeforeApp } from './journey.ts';
import { ask, confirmDeposit, prepareWallet } from './money.ts';
import { typePassword } from './pay-password-acts.ts';

/** A new partner with a transaction password, a card and an amount, at the wallet. */
export async function becomePartner(page: Page, db: Db, name: string, code: string, funds: string) {
  await openAccountBeforeApp(page, name, code);
  await prepareWallet(page);
  const { reference } = await ask<{ reference: string }>(page, '/deposit/tip', {});
  await confirmDeposit(db, reference, funds);
  await page.goto('/#/wallet');
}

export interface Offered {
  readonly planNo: string;
  readonly placementKey: string;
}

/** Staff add a product with a real picture, and offer it to a partner. */
export async function offerPlan(db: Db, username: string, changes: Partial<Product> = {}) {
  const now = new Date();
  // Only on its own pages, so that journeys do not show each other's ads.
  const product = { targeting: { ...everyone, categories: [username] }, ...changes };
  const picture = sharp({
    create: { width: 300, height: 250, channels: 3, background: '#2f6f73' },
  });
  const bytes = await picture.png().toBuffer();
  const sha256 = await keepCreativeFile(process.env.E2E_DATA_DIR ?? '', bytes);
  const { productId, creativeId, placementKey } = await readyCatalogue(db, now, {
    category: username,
    product,
    picture: { sha256, type: 'image/png' },
  });
  const partner = await db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  const push = { productId, creativeId, partnerIds: [partner.id] };
  const [planNo = ''] = await pushPlans(db.sql, push, now);
  return { planNo, placementKey } satisfies Offered;
}

/** A visitor of the publisher's page; the test browser would be taken for a bot. */
const publisher = {
  referer: 'https://harbour.example/',
  origin: 'https://harbour.example',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
    'Chrome/130.0.0.0 Mobile Safari/537.36',
};

/** A page of the publisher requests an ad; null when there is none to show. */
export async function askForAd(page: Page, placementKey: string) {
  const answer = await page.request.get(`/v1/serve?z=${placementKey}`, { headers: publisher });
  if (answer.status() !== 200) return null;
  const ad = (await answer.json()) as { impression: string; viewable: string; click: string };
  return { ...ad, impression: `${ad.impression}&s=300x250` };
}

/** Somebody sees the ad and clicks on it, as the tag reports it. */
export async function seeAndClick(page: Page, placementKey: string): Promise<void> {
  const ad = await askForAd(page, placementKey);
  if (!ad) throw new Error('There is no ad to show');
  const report = { headers: publisher, maxRedirects: 0 };
  expect((await page.request.get(ad.impression, report)).status()).toBe(204);
  expect((await page.request.get(ad.impression, report)).status()).toBe(204);
  expect((await page.request.get(ad.viewable, report)).status()).toBe(204);
  expect((await page.request.get(ad.click, report)).status()).toBe(302);
}

export const openPlan = async (page: Page, planNo: string) => {
  await page.goto(`/#/plan/detail?planNo=${planNo}`);
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
};

/** One of the tabs of a plan. */
export const openTab = async (page: Page, name: 'Performance' | 'Orders' | 'Proof') => {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
};

/** Fills in an amount and continues to the transaction password. */
export async function reviewPut(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Put an amount' });
  // An address with an amount in it opens the screen by itself.
  if (!/[?&]put=/.test(page.url())) {
    await page.getByRole('button', { name: 'Put an amount' }).click();
  }
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await expect(dialog.getByText('The most you can lose')).toBeVisible();
  await dialog.getByRole('button', { name: `Put SIM ${amount}.00 on this plan` }).dblclick();
}

/** The publisher's pages request ads until the plan's is among them. */
export async function waitForDelivery(page: Page, placementKey: string): Promise<void> {
  await expect(async () => {
    expect(await askForAd(page, placementKey)).not.toBeNull();
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** A plan that was put through the screen, delivered, seen and clicked. */
export async function deliverPlan(
  page: Page,
  db: Db,
  username: string,
  code: string,
): Promise<string> {
  await becomePartner(page, db, username, code, '300.00');
  const { planNo, placementKey } = await offerPlan(db, username);
  await openPlan(page, planNo);
  await reviewPut(page, '60');
  await typePassword(page);
  await expectDone(page, 'SIM 60.00 put on this plan');
  await waitForDelivery(page, placementKey);
  await seeAndClick(page, placementKey);
  return planNo;
}
