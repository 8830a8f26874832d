import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { proxyIdFrom } from '../domain/follow/follow.ts';
import type { Db } from '../server/platform/database/db.ts';
import {
  findOwnOperator,
  insertOperator,
  insertOperatorStep,
} from '../server/programme/follow/operator-store.ts';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { becomePartner, offerPlan } from './offer.ts';
import { dialogOf, typePassword } from './pay-password-acts.ts';

const partnerId = async (db: Db, username: string) => {
  const row = await db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
};

const couponsTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('a coupon is claimed once, shown on a put before confirming, and then listed as used', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'coupon-user', code, '300.00');
  const { planNo } = await offerPlan(db, 'coupon-user');
  await page.goto('/#/ad-center/coupons');
  await expect(page.getByText('No coupons available')).toBeVisible();
  await page.getByRole('link', { name: 'See activities' }).click();
  const welcome = page.getByRole('article', { name: 'Welcome' });
  await expect(welcome.getByText('For amounts of SIM 20.00 or more')).toBeVisible();
  await expect(page.getByText('cannot be withdrawn')).toBeVisible();
  expect(await findProblems(page), 'activities').toEqual([]);
  await welcome.getByRole('button', { name: 'Claim coupon' }).dblclick();
  await expect(welcome.getByText('1 coupon received.')).toBeVisible();
  await expect(welcome.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'My coupons' }).click();
  await expect(couponsTab(page, 'Unused 1')).toBeVisible();
  expect(await findProblems(page), 'coupons').toEqual([]);

  await page.goto(`/#/plan/detail?planNo=${planNo}`);
  await page.getByRole('button', { name: 'Put an amount' }).click();
  const form = page.getByRole('dialog', { name: 'Put an amount' });
  await form.getByLabel('Amount', { exact: true }).fill('40');
  // The best one is proposed, and none can be chosen instead.
  await form.getByRole('button', { name: /^Welcome · 25% Best for this amount/ }).click();
  const choice = page.getByRole('dialog', { name: 'Coupon' });
  expect(await findProblems(page), 'choice').toEqual([]);
  await choice.getByRole('radio', { name: 'No coupon' }).click();
  await expect(form.getByText('40.00').first()).toBeVisible();
  await form.getByRole('button', { name: 'No coupon' }).click();
  await choice.getByRole('radio', { name: /^Welcome · 25%/ }).click();
  await expect(form.getByText('30.00').first()).toBeVisible();
  await expect(form.getByText('10.00').first()).toBeVisible();
  await form.getByRole('button', { name: 'Put SIM 40.00 on this plan' }).click();
  await typePassword(page);
  await expectDone(page, 'SIM 40.00 put on this plan');
  await expect(page.getByText('Matching').first()).toBeVisible();
  const put = await db.sql.maybeOne`
    select own, discount from plan_put join plan on plan.id = plan_id where no = ${planNo}`;
  expect(put).toEqual({ own: 30_000_000n, discount: 10_000_000n });

  await page.goto('/#/ad-center/coupons');
  await couponsTab(page, 'Used 1').click();
  await expect(page.getByText(/^Used on .*10\.00/)).toBeVisible();
  await expect(page.getByRole('link', { name: `Plan ${planNo}` })).toBeVisible();
});

test('the level screen shows its formulas, and a month of VIP is bought once', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'vip-buyer', code, '100.00');
  await page.goto('/#/ad-center/level');
  await expect(page.getByText('SIM 500.00 more to level 2')).toBeVisible();
  await expect(page.getByText('What level, score and VIP never affect')).toBeVisible();
  await expect(page.getByText('VIP pays for itself once you earn SIM 800.00')).toBeVisible();
  expect(await findProblems(page), 'level').toEqual([]);
  // A label longer than its line wraps, and its points stay beside it.
  await page.setViewportSize({ width: 300, height: 844 });
  const event = page.getByRole('listitem').filter({ hasText: 'A deposit was reversed' });
  const isBeside = async () => {
    const label = await event.locator('span').first().boundingBox();
    const points = await event.locator('span').last().boundingBox();
    return label !== null && points !== null && points.y < label.y + label.height;
  };
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Buy one month for SIM 20.00' }).click();
  await expect(dialogOf(page)).toContainText('You’re buying a month of VIP for SIM 20.00.');
  await typePassword(page);
  await expect(page.getByText(/You have VIP until/)).toBeVisible();
  await expect(page.getByText('A month of VIP was bought')).toBeVisible();
  await page.goto('/#/wallet');
  await expect(page.getByText('VIP month')).toBeVisible();
  await expect(page.getByText('80.00').first()).toBeVisible();
});

test('an operator is found by ID, followed with caps after the risks, and left with one tap', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'follower', code, '300.00');
  const operatorId = await partnerId(db, 'demo');
  // Another journey may have made one of them already.
  const known = await findOwnOperator(db.sql, operatorId);
  const proxyId = known?.proxyId ?? proxyIdFrom(randomBytes(8));
  if (!known) {
    await insertOperator(db.sql, operatorId, proxyId, new Date());
    const step = { step: 1, isOffered: true, shareBps: 1_000 };
    await insertOperatorStep(db.sql, operatorId, step, new Date());
  }
  await page.goto('/#/ad-center/operated');
  await page.getByRole('textbox', { name: 'Proxy ID' }).fill('NOSUCH00');
  await page.getByRole('button', { name: 'See record' }).click();
  await expect(page.getByText('ID error, please re-enter.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Proxy ID' }).fill(proxyId.toLowerCase());
  await page.getByRole('button', { name: 'See record' }).click();
  const risks = page.getByRole('region', { name: 'Before you follow' });
  await expect(risks.getByText('You can lose everything your caps allow.')).toBeVisible();
  expect(await findProblems(page), 'operator').toEqual([]);

  // The warning is not smaller than the text, and both buttons have the same size.
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf('section[aria-label="Before you follow"] p')).toBe(await sizeOf('body'));
  const sizesOfButtons = async () => {
    const sizes = ['Not now', 'Follow'].map(async (name) => {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      return `${box?.width} ${box?.height}`;
    });
    return new Set(await Promise.all(sizes)).size;
  };
  await expect.poll(sizesOfButtons).toBe(1);

  await page.getByLabel('Cap per plan').fill('50');
  await page.getByLabel('Total cap').fill('200');
  await expect(page.getByText('The most you can lose: SIM 200.00')).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await typePassword(page);
  await expect(page.getByText('Copying starts on')).toBeVisible();
  expect(await findProblems(page), 'following').toEqual([]);
  await page.getByRole('button', { name: 'Stop following' }).click();
  await expect(page.getByText('Previously followed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop following' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Let others follow you' }).click();
  await page.getByRole('button', { name: '10%' }).click();
  await page.getByRole('button', { name: 'Get a proxy ID' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Get a proxy ID?' });
  await expect(sure.getByText('Your share of their gains is 10%.')).toBeVisible();
  await sure.getByRole('button', { name: 'Get a proxy ID' }).click();
  const sheet = page.getByRole('dialog', { name: 'Let others follow you' });
  await expect(sheet.getByText('No one follows you')).toBeVisible();
});
