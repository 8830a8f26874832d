import { generate } from 'otplib';
import { makeJoinLink } from '../server/desk/manage-staff.ts';
import { insertStaff } from '../server/desk/staff-store.ts';
import { deskSize } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';

test.use(deskSize);

const password = 'a long walk home';
const codeAt = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

test('a member of staff joins by a link, signs in by code and by passkey, and out', async ({
  db,
  page,
}) => {
  // A passkey belongs to a name, and a number is none.
  const origin = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost');
  const now = new Date();
  const name = `Jo Joins ${now.getTime()}`;
  const staffId = await insertStaff(db.sql, { name, roles: ['support'], madeBy: 'e2e' }, now);
  const made = { staffId: staffId ?? '', madeBy: 'e2e', origin };
  const { address } = await makeJoinLink(db.sql, made, now);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? '';
  await page.getByLabel('2. Choose a password').fill(password);
  await page.getByLabel('3. The code').fill('000000');
  await page.getByRole('button', { name: 'Join the desk' }).click();
  await expect(page.getByRole('alert').first()).toContainText('The one-time code is wrong');
  expect(await findProblems(page)).toEqual([]);
  await page.getByLabel('3. The code').fill(await codeAt(secret, 0));
  await page.getByRole('button', { name: 'Join the desk' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Reachbook desk' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('One-time code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Name, password or one-time code is wrong');
  // The code that joined is used up; the next one counts already, as clocks differ.
  await page.getByLabel('One-time code').fill(await codeAt(secret, 30));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(`${origin}/desk/#/sessions`);
  await page.getByLabel('Name of the device').fill('Phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  // What is removed opens nothing any more.
  await page.goto(`${origin}/desk/#/sessions`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('cell', { name: 'Phone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('That passkey is not known here');
});
