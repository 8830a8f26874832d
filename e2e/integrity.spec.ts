import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';

test('anyone can read, without a login, what the network owes and who has checked it', async ({
  page,
}) => {
  await page.goto('/#/login');
  await page.getByRole('link', { name: /^Public report/ }).click();
  await expect(page).toHaveURL(/#\/integrity$/);
  for (const name of ['What is owed', 'Last check', 'Payouts']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('No outside witness has cosigned the roots yet.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});

test('on a narrow phone each figure stands apart from the name of its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/integrity');
  const figure = page.locator('td[data-column]').first();
  await expect(figure).toBeVisible();
  const gap = await figure.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return cell.getBoundingClientRect().right - text.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(4);
});
