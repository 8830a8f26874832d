import { checkBoth } from './find-problems.ts';
import { expect, register, test } from './journey.ts';

test('whoever forgot the password reads whom to ask, and comes back to the page requested first', async ({
  page,
  code,
}) => {
  await page.goto('/#/wallet/bind-card');
  await expect(page).toHaveURL(/#\/login\?from=%2Fwallet%2Fbind-card$/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // This network sends no mail, and does not mention it.
  await expect(page.getByText('Link by email')).toHaveCount(0);
  await expect(
    page.getByText(/^In this demo, you can’t reach us before you log in\./),
  ).toBeVisible();
  await expect(page.getByText('Payouts and exchanges are then paused for 24 hours')).toBeVisible();
  await checkBoth(page, 'forgot');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/#\/login\?from=%2Fwallet%2Fbind-card$/);
  await page.getByRole('link', { name: 'Open an account with an authorization code' }).click();
  await page.getByLabel('Authorization code').waitFor();
  await register(page, 'wanter', code, { isThere: true });
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);
});
