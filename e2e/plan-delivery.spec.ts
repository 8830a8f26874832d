import type { Page } from '@playwright/test';
import type { planCharts } from '../contract/delivery.ts';
import type { Output } from '../contract/route.ts';
import { expectDone } from './done.ts';
import { checkBoth, findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { readData } from './money.ts';
import {
  becomePartner,
  offerPlan,
  openPlan,
  openTab,
  reviewPut,
  seeAndClick,
  waitForDelivery,
} from './offer.ts';
import { dialogOf, typePassword } from './pay-password-acts.ts';

test('a delivering plan shows each event, is paused, resumed and stopped, and its money is returned', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'plan-stopper', code, '300.00');
  const { planNo, placementKey } = await offerPlan(db, 'plan-stopper');
  await openPlan(page, planNo);
  await reviewPut(page, '60');
  await typePassword(page);
  await expectDone(page, 'SIM 60.00 put on this plan');
  await expect(page.getByText('We’re looking for placements until')).toBeVisible();
  await waitForDelivery(page, placementKey);
  await seeAndClick(page, placementKey);
  await expectEvents(page, planNo);
  await openPlan(page, planNo);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused by you.').first()).toBeVisible();
  await expect(page.getByText('Resumes when you choose.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await readAsMatching(page);
  await page.getByRole('button', { name: 'Stop and get the rest back' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('No new ads will be shown.');
  await expect(question).toContainText('You can’t restart a stopped plan.');
  expect(await findProblems(page), 'stop').toEqual([]);
  await question.getByRole('button', { name: 'Stop and get the rest back' }).click();
  await expect(dialogOf(page)).toContainText(
    `You’re stopping Boat trips, plan ${planNo}, for good.`,
  );
  await typePassword(page);
  await expectDone(page, 'Plan stopped');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

/** The screen still shows the plan as it was before its placement was found. */
async function readAsMatching(page: Page): Promise<void> {
  await page.route(
    '**/api/plan/order/detail',
    async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('"status":"putting"', '"status":"matching"');
      await route.fulfill({ response, body: text });
    },
    { times: 1 },
  );
  await page.reload();
  await expect(page.getByText('Matching', { exact: true })).toBeVisible();
}

/** An ad's events are listed in the plan one by one, including those that did not count. */
async function expectEvents(page: Page, planNo: string): Promise<void> {
  await openTab(page, 'Proof');
  await page.getByRole('button', { name: /Single events/ }).click();
  const events = page.getByRole('dialog', { name: 'Single events' });
  await expect(events.getByRole('listitem').filter({ hasText: 'Click' })).toHaveCount(1);
  await events.getByRole('button', { name: 'Not counted' }).click();
  await expect(events.getByText('Not counted: Already reported; each counts once')).toBeVisible();
  await expect(events.getByRole('listitem')).toHaveCount(1);
  await events.getByRole('listitem').locator('summary').click();
  await expect(events.locator('[data-code]').last()).toHaveAttribute('data-code', /^[0-9a-f]{64}$/);
  expect(await findProblems(page), 'events').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Download/ }).click();
  expect(await findProblems(page), 'download').toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^All events as CSV/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await page.keyboard.press('Escape');
  // Events are summed within seconds, and the tab of today would be empty after midnight.
  const countClicks = async () => {
    const path = `/plan/order/charts?planNo=${planNo}&range=all`;
    const { funnel } = await readData<Output<typeof planCharts>>(page, path);
    return funnel.find(({ step }) => step === 'click')?.count;
  };
  await expect.poll(countClicks, { timeout: 60_000 }).toBe(1);
  await openTab(page, 'Performance');
  await page.reload();
  await page.getByRole('tab', { name: 'All time' }).click();
  await expect(page.getByRole('button', { name: /Clicks 1/ })).toBeVisible();
  await checkBoth(page, 'charts');
  await page.emulateMedia({ colorScheme: 'light' });
}
