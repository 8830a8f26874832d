import { generate } from 'otplib';
import { makeJoinLink } from '../server/desk/staff/join-link.ts';
import { insertStaff } from '../server/desk/staff/staff-store.ts';
import { deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { addAuthenticator } from './passkey-acts.ts';

test.use(deskSize);

const password = 'a long walk home';
const codeAt = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

test('a member of staff joins by a link, signs in by code and by passkey, and out', async ({
  db,
  page,
}) => {
  // A passkey needs a host name, and an IP address is not one.
  const origin = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost');
  const now = new Date();
  const name = `Jo Joins ${now.getTime()}`;
  const staffId = await insertStaff(db.sql, { name, roles: ['support'], madeBy: 'e2e' }, now);
  const made = { staffId: staffId ?? '', origin, codeWordHash: null };
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
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Reachbook desk' })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByLabel('One-time code').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The name, password or one-time code is wrong',
  );
  // The code used to join is spent; the next one is already accepted, as clocks differ.
  await page.getByLabel('One-time code').fill(await codeAt(secret, 30));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  await addAuthenticator(page);
  await page.goto(`${origin}/desk/#/sessions`);
  await page.getByLabel('Device name').fill('Phone');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  // An open desk is not enough: all factors are proved first.
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Current password').fill(password);
  await proof.getByLabel('One-time code').fill('000000');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).toContainText(
    'The name, password or one-time code is wrong',
  );
  expect(await findProblems(page)).toEqual([]);
  // Each code is accepted once, and the journey does not wait for the next.
  await db.sql`update staff set last_step = 0 where id = ${staffId}`;
  await proof.getByLabel('One-time code').fill(await codeAt(secret, 0));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('cell', { name: 'Phone' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();

  // A removed passkey no longer works.
  await page.goto(`${origin}/desk/#/sessions`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Phone' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('We don’t know that passkey');
});

test('two admins let a colleague in, who needs what each of them has', async ({
  browser,
  db,
  page,
}) => {
  const url = process.env.E2E_URL ?? '';
  const ada = await sitAtDesk(browser, db, url, 'Ada Invites', 'admin');
  const bo = await sitAtDesk(browser, db, url, 'Bo Confirms', 'admin');
  const name = `Nia New ${Date.now() % 1_000}`;
  await openDesk(ada, '/staff');
  await ada.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = ada.getByRole('dialog', { name: 'Invite staff' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('finance').check();
  await form.getByRole('button', { name: 'Request' }).click();
  const word = await ada.getByLabel('Code word', { exact: true }).inputValue();
  expect(await findProblems(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Close' }).click();
  const waiting = (staff: typeof ada) => staff.getByRole('row', { name: new RegExp(name) });
  await openDesk(ada, '/approvals?kind=staff-invite');
  await expect(waiting(ada).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(waiting(ada).getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await openDesk(bo, '/approvals?kind=staff-invite');
  await waiting(bo).getByRole('button', { name: 'Approve' }).click();
  await bo
    .getByRole('dialog', { name: /^Approve:/ })
    .getByRole('button', { name: 'Approve' })
    .click();
  const address = await bo.getByLabel('Link', { exact: true }).inputValue();
  expect(await findProblems(bo)).toEqual([]);

  await page.goto(address);
  const typed = page.getByLabel('Code word');
  await typed.fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code word doesn’t match the link');
  expect(await findProblems(page)).toEqual([]);
  await typed.fill(word);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByText(/^[A-Z2-7]{16,}$/).textContent()) ?? '';
  await page.getByLabel('2. Choose a password').fill(password);
  await page.getByLabel('3. The code').fill(await codeAt(secret, 0));
  await page.getByRole('button', { name: 'Join the desk' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  // An admin sees where the new colleague is signed in, and ends it.
  await bo
    .getByRole('dialog', { name: 'Link that works once' })
    .getByRole('button', { name: 'Close' })
    .click();
  await openDesk(bo, '/staff');
  await bo.getByRole('button', { name: `Devices of ${name}` }).click();
  const sessions = bo.getByRole('table', { name: `Devices of ${name}` });
  await sessions.getByRole('button', { name: 'Log out' }).click();
  await expect(sessions.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  expect(await findProblems(bo)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Reachbook desk' })).toBeVisible();
  await Promise.all([ada.context().close(), bo.context().close()]);
});
