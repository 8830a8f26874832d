import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { deliverPlan, openTab } from './offer.ts';
import { approveOrder, reverseOrder } from './orders.ts';
import { expectToast } from './toasts.ts';

test('a breakdown says where a plan worked, and a placement is excluded and let in again', async ({
  page,
  db,
  code,
}) => {
  const planNo = await deliverPlan(page, db, 'plan-breaker', code);
  const card = page.getByRole('tabpanel', { name: 'Placement' });
  await openTab(page, 'Performance');
  // Events are summed within seconds, and the card shows the sums.
  await expect(async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'All time' }).click();
    await expect(card.getByText('1 impression, 1 click, 0 orders')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(card.getByText('Harbour News')).toBeVisible();
  for (const [tab, part] of [
    ['Country', 'ZZ'],
    ['Device', 'Phone'],
    ['Hour', /^\d{1,2}:00/],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: tab });
    await expect(panel.getByText('1 impression, 1 click, 0 orders')).toBeVisible();
    if (part !== 'ZZ') await expect(panel.getByText(part).first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Placement', exact: true }).click();
  expect(await findProblems(page), 'breakdown').toEqual([]);
  await card.getByRole('button', { name: 'Exclude placement' }).click();
  await expectToast(page, 'Placement excluded. Learning restarts.');
  await expect(card.getByText('Harbour News, excluded')).toBeVisible();
  const rules = () =>
    db.sql.many`
      select x.placement_id from plan_excluded x join plan p on p.id = x.plan_id
        where p.no = ${planNo}`;
  expect(await rules()).toHaveLength(1);
  await card.getByRole('button', { name: 'Allow again' }).click();
  await expect(card.getByRole('button', { name: 'Exclude placement' })).toBeVisible();
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
  await page.getByRole('button', { name: /Profit so far/ }).click();
  const orders = page.getByRole('dialog', { name: 'Orders' });
  await expect(orders.getByText('The parcel came back.')).toBeVisible();
  await orders.getByRole('button', { name: 'Object' }).click();
  await orders.getByRole('button', { name: 'Send objection' }).click();
  // An empty text: the error is shown at the field, and nothing is sent.
  await expect(orders.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  const words = 'The courier has the signature of the buyer.';
  await orders.getByLabel('Why should this order count?').fill(words);
  expect(await findProblems(page), 'objection').toEqual([]);
  await orders.getByRole('button', { name: 'Send objection' }).click();
  await expectToast(page, 'Objection sent');
  await expect(orders.getByText(/^Two members of our staff will decide by/)).toBeVisible();
  await expect(orders.getByText(words)).toBeVisible();
  await expect(orders.getByRole('button', { name: 'Object' })).toHaveCount(0);

  await approveOrder(db, conversion, 'The courier confirms it.');
  await page.reload();
  await page.getByRole('button', { name: /Profit so far/ }).click();
  await expect(orders.getByText('The order counts and the commission is paid.')).toBeVisible();
  await expect(orders.getByText(/^Decided by Ann Lee, Bo Chen/)).toBeVisible();
  await expect(orders.getByText('The courier confirms it.')).toBeVisible();
  expect(await findProblems(page), 'decided').toEqual([]);
});
