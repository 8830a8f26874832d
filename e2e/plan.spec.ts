import type { Db } from '../server/platform/database/db.ts';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccountBeforeApp, test } from './journey.ts';
import { ask, confirmDeposit } from './money.ts';
import { becomePartner, offerPlan, openPlan, openTab, reviewPut } from './offer.ts';
import { dialogOf, setPayPassword, typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';

const putsOn = (db: Db, planNo: string) =>
  db.sql.many<{ amount: bigint }>`
    select amount from plan_put join plan on plan.id = plan_id where no = ${planNo}`;

test('a pushed product is found, refused with wrong amounts, and put with the right one', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'plan-putter', code, '300.00');
  const { planNo } = await offerPlan(db, 'plan-putter');
  await page.goto('/#/ad-center');
  // The first steps name the offer, and nothing else names it again.
  await expect(page.getByRole('button', { name: 'Review the offer' })).toBeVisible();
  await expect(page.getByText('Boat trips')).toHaveCount(1);
  await expect(page.getByText('waiting for an amount')).toHaveCount(0);
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await page.getByRole('tab', { name: 'Waiting to put 1' }).click();
  await expect(page).toHaveURL(/#\/plan\?status=waitPut$/);
  await expect(page.getByRole('tab', { name: 'Waiting to put 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Settlement successful 0' }).click();
  await expect(page.getByText('No settled plans yet')).toBeVisible();
  await page.getByText('Show all plans').click();
  await page.getByRole('link', { name: /Boat trips/ }).click();
  await expect(page.getByText('or the offer expires.')).toBeVisible();
  await page.getByRole('button', { name: 'Put an amount' }).click();

  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('9.99');
  await expect(page.getByText('the minimum for this plan is SIM 10.00')).toBeVisible();
  await amount.fill('300.01');
  await expect(page.getByText('Insufficient balance. ')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to wallet' })).toBeVisible();
  const put = page.getByRole('dialog', { name: 'Put an amount' });
  await expect(put.getByRole('button', { name: 'Put an amount' })).toBeDisabled();
  await page.getByRole('button', { name: 'Delete last digit' }).click();
  await page.getByRole('button', { name: 'Max 300.00' }).click();
  await expect(page.getByRole('button', { name: 'Put SIM 300.00 on this plan' })).toBeEnabled();
  expect(await findProblems(page), 'put').toEqual([]);

  await amount.fill('120');
  await page.getByRole('button', { name: 'Put SIM 120.00 on this plan' }).click();
  await expect(dialogOf(page)).toContainText(
    `You’re putting SIM 120.00 on Boat trips, plan ${planNo}.`,
  );
  await typePassword(page, '000000');
  await expect(dialogOf(page).getByText('4 attempts left')).toBeVisible();
  await typePassword(page);
  await expect(page.getByRole('dialog', { name: 'SIM 120.00 put on this plan' })).toBeVisible();
  expect(await findProblems(page), 'done').toEqual([]);
  await expectDone(page, 'SIM 120.00 put on this plan');
  await expect(page).toHaveURL(new RegExp(`#/plan/detail\\?planNo=${planNo}$`));
  await expect(page.getByText('Left for new ads')).toBeVisible();
  expect(await putsOn(db, planNo)).toEqual([{ amount: 120_000_000n }]);

  await openTab(page, 'Proof');
  await page.getByRole('link', { name: /^Matching/ }).click();
  const record = page.getByRole('dialog', { name: 'Ad serving' });
  await expect(record.getByText('Your wallet')).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/#\/wallet$/);
  await expect(page.getByText('180.00').first()).toBeVisible();
});

test('a reply that is lost, a reload and a second press make one put', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'plan-repeater', code, '300.00');
  const { planNo } = await offerPlan(db, 'plan-repeater');
  await openPlan(page, planNo);
  // The request never reaches the server at first.
  await page.route('**/api/plan/order/put', (route) => route.abort());
  await reviewPut(page, '50');
  await typePassword(page);
  await expectToast(page, 'You’re offline.');
  expect(await putsOn(db, planNo)).toEqual([]);
  await page.unroute('**/api/plan/order/put');
  // Then the server does it, but the answer never reaches the page.
  const ids: string[] = [];
  await page.route('**/api/plan/order/put', async (route) => {
    ids.push((route.request().postDataJSON() as { requestId: string }).requestId);
    await route.fetch();
    await route.abort();
  });
  await page.reload();
  // The chosen amount is still there, and the app asks the server for the outcome.
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
  await reviewPut(page, '50');
  await typePassword(page);
  await expectDone(page, 'SIM 50.00 put on this plan');
  expect(ids).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Left for new ads')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);
  expect(await putsOn(db, planNo)).toEqual([{ amount: 50_000_000n }]);
});

test('setting the six digits during a put leads back to the plan and the amount', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'plan-newcomer', code);
  const { reference } = await ask<{ reference: string }>(page, '/deposit/tip', {});
  await confirmDeposit(db, reference, '300.00');
  const { planNo } = await offerPlan(db, 'plan-newcomer');
  await openPlan(page, planNo);
  await reviewPut(page, '40');
  await dialogOf(page).getByRole('button', { name: 'Set one now' }).click();
  await setPayPassword(page);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('40');
  await reviewPut(page, '40');
  await typePassword(page);
  await expectDone(page, 'SIM 40.00 put on this plan');
  expect(await putsOn(db, planNo)).toEqual([{ amount: 40_000_000n }]);
});

test('an offer can be declined, and costs nothing', async ({ page, db, code }) => {
  await becomePartner(page, db, 'plan-decliner', code, '300.00');
  const { planNo } = await offerPlan(db, 'plan-decliner');
  await openPlan(page, planNo);
  await page.getByRole('button', { name: 'Decline offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(page.getByText('Put failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('You declined the offer').first()).toBeVisible();
  await page.goto('/#/wallet');
  await expect(page.getByText('300.00').first()).toBeVisible();
});

test('a product shows where it really leads, and warns before leaving the app', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'plan-looker', code, '300.00');
  const { planNo } = await offerPlan(db, 'plan-looker');
  await openPlan(page, planNo);
  await page.getByRole('link', { name: 'See product' }).click();
  await expect(page.getByRole('img', { name: 'Ad for Boat trips' })).toBeVisible();
  await expect(page.getByText('Official: the network has a contract')).toBeVisible();
  await page.getByRole('button', { name: /Leads to shop.example/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You are leaving Reachbook');
  await page
    .context()
    .route('https://shop.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open shop.example' }).click();
  const shop = await opened;
  await expect(shop).toHaveURL('https://shop.example/boats');
  expect(await shop.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await shop.close();
  await page.getByRole('button', { name: 'Go to plan and put an amount' }).click();
  await expect(page).toHaveURL(new RegExp(`#/plan/detail\\?planNo=${planNo}$`));
});

test('a notice that the owner must see is fully visible above a product, below the header', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'plan-noticed', code, '300.00');
  const { planNo } = await offerPlan(db, 'plan-noticed');
  await page.route('**/api/user/objection', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const data = { ...body.data, passwordSetAt: new Date().toISOString() };
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.goto(`/#/plan/goods-detail?planNo=${planNo}`);
  await page.reload();
  const title = page.getByText('Your login password was reset');
  await expect(page.getByRole('img').first()).toBeVisible();
  const seen = () =>
    title.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const notice = element.closest('[data-kind]')?.getBoundingClientRect();
      const above = document.elementFromPoint(left + 2, top + 2);
      const isBelow = (notice?.top ?? 0) >= (bar?.bottom ?? 0);
      return { isOnTop: above === element, isBelow };
    });
  await expect.poll(seen).toEqual({ isOnTop: true, isBelow: true });
});
