import type { Locator, Page } from '@playwright/test';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { deliverPlan, openTab } from './offer.ts';
import { approveOrder, reverseOrder } from './orders.ts';
import { expectToast } from './toasts.ts';

test('a table says where a plan worked, and a placement is excluded and let in again', async ({
  page,
  db,
  code,
}) => {
  const planNo = await deliverPlan(page, db, 'plan-breaker', code);
  const counted = page.getByRole('row', { name: /^Counted 1 1 0 / });
  await openTab(page, 'Performance');
  // Events are summed within seconds, and the table shows the sums.
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'All time' }).click();
    await expect(counted).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  for (const [view, segment] of [
    ['Country', /ZZ|./],
    ['Device', /^Phone/],
    ['Hour', /^\d{1,2}:00/],
    ['Placement', /Harbour News/],
  ] as const) {
    await page.getByLabel('Results by segment').last().selectOption(view);
    await expect(page.getByRole('table').getByRole('button', { name: segment })).toHaveCount(1);
    await expect(counted).toBeVisible();
  }
  expect(await findProblems(page), 'table').toEqual([]);
  // A press anywhere in the row opens it.
  await page
    .getByRole('row', { name: /Harbour News/ })
    .getByRole('cell')
    .last()
    .click();
  const placement = page.getByRole('dialog');
  await expect(placement.getByText('Harbour News')).toBeVisible();
  expect(await findProblems(page), 'placement').toEqual([]);
  await placement.getByRole('button', { name: 'Exclude placement' }).click();
  await expectToast(page, 'Placement excluded. Learning restarts.');
  await expect(placement.getByText('Harbour News, excluded')).toBeVisible();
  const rules = () =>
    db.sql.many`
      select x.placement_id from plan_excluded x join plan p on p.id = x.plan_id
        where p.no = ${planNo}`;
  expect(await rules()).toHaveLength(1);
  await placement.getByRole('button', { name: 'Allow again' }).click();
  await expect(placement.getByRole('button', { name: 'Exclude placement' })).toBeVisible();
  expect(await rules()).toHaveLength(0);
});

test('a partner objects to a reversed order, two people decide, and nobody else is notified', async ({
  page,
  db,
  code,
}) => {
  const planNo = await deliverPlan(page, db, 'plan-objector', code);
  const conversion = await reverseOrder(db, planNo, 'The parcel came back.');
  await page.reload();
  const order = await openOrder(page);
  await expect(order.getByText('The parcel came back.')).toBeVisible();
  await order.getByRole('button', { name: 'Object' }).click();
  await order.getByRole('button', { name: 'Send objection' }).click();
  // An empty text: the error is shown at the field, and nothing is sent.
  await expect(order.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  const words = 'The courier has the signature of the buyer.';
  await order.getByLabel('Why should this order count?').fill(words);
  expect(await findProblems(page), 'objection').toEqual([]);
  await order.getByRole('button', { name: 'Send objection' }).click();
  await expectToast(page, 'Objection sent');
  await expect(order.getByText(/^Two members of our staff will decide by/)).toBeVisible();
  await expect(order.getByText(words)).toBeVisible();
  await expect(order.getByRole('button', { name: 'Object' })).toHaveCount(0);

  await approveOrder(db, conversion, 'The courier confirms it.');
  await page.reload();
  await openOrder(page);
  await expect(order.getByText('The order counts and the commission is paid.')).toBeVisible();
  await expect(order.getByText(/^Decided by Ann Lee, Bo Chen/)).toBeVisible();
  await expect(order.getByText('The courier confirms it.')).toBeVisible();
  expect(await findProblems(page), 'decided').toEqual([]);
});

/** Opens the only order among those that the plan's result is made of. */
async function openOrder(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Profit so far/ }).click();
  const row = page.getByRole('dialog', { name: 'Orders' }).getByRole('listitem');
  await row.getByRole('button').click();
  return page.getByRole('dialog').filter({ hasText: 'Commission per order' }).last();
}
