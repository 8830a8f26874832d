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

  await page.getByRole('button', { name: 'How it’s counted' }).click();
  const sheet = page.getByRole('dialog', { name: 'How it’s counted' });
  await expect(sheet.getByText(/^Times run from the partner’s request/)).toBeVisible();
  await expect(sheet.getByRole('link', { name: '/api/user/withdraw/reasons' })).toBeVisible();
  expect(await findProblems(page), 'explanations').toEqual([]);
});
