import type { CDPSession } from '@playwright/test';
import { expect, test } from './journey.ts';
import { deliverPlan } from './offer.ts';

const refreshMs = 30_000;
const growthBytesMax = 3 * 1024 * 1024;

/** The memory really in use, after garbage collection. */
async function usedBytes(session: CDPSession): Promise<number> {
  for (let rounds = 0; rounds < 3; rounds += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test('an hour of refreshes leaves the memory of the page as it was', async ({
  page,
  context,
  db,
  code,
}) => {
  test.setTimeout(600_000);
  await deliverPlan(page, db, 'watcher', code);
  await page.clock.install();
  await page.goto('/#/ad-center');
  await page.reload();
  await expect(page.getByText('Delivery orders').first()).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.enable');
  let early = 0;
  for (let refreshes = 1; refreshes <= 120; refreshes += 1) {
    const answered = page.waitForResponse('**/api/ad/order/data_statistics/list**');
    await page.clock.fastForward(refreshMs);
    await (await answered).finished();
    // One-time costs, such as code that is compiled late, have been paid by now.
    if (refreshes === 20) early = await usedBytes(session);
  }
  const late = await usedBytes(session);
  expect(early).toBeGreaterThan(0);
  expect(late - early).toBeLessThan(growthBytesMax);
});
