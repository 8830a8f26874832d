import { deskButton as button, deskDialog as dialog } from './desk-acts.ts';
import { confirmChange } from './desk-catalogue-acts.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

test('an announcement says how many it would reach, and one to a partner is approved and withdrawn', async ({
  browser,
  db,
}) => {
  const nia = await sitAtDesk(browser, db, url, 'Nia News', 'support');
  const complaints = complaintsOf(nia);
  await nia.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openDesk(nia, '/announcements');
  await button(nia, 'Announce').click();
  const form = dialog(nia, 'Announce');
  const reach = form.getByRole('status');
  await expect(reach).toHaveText(/^It would reach [1-9]\d* partners? now\./);
  // Nobody in a new demo has settled plans.
  await form.getByRole('checkbox', { name: 'Level 6' }).check();
  await expect(reach).toHaveText(/^It would reach 0 partners now\./);
  expect(await findProblems(nia), 'form').toEqual([]);

  await form.getByRole('combobox', { name: 'To' }).click();
  await nia.getByRole('option', { name: 'One partner' }).click();
  await form.getByRole('combobox', { name: 'Partner' }).fill('demo');
  await nia.getByRole('option', { name: /^demo( |$)/ }).click();
  await form.getByLabel('Publish at').fill('2030-01-01T12:00');
  const title = `Later ${Date.now() % 10_000}`;
  await form.getByLabel('Title').fill(title);
  await form.getByRole('textbox', { name: '1. Paragraph' }).fill('We will write again.');
  await button(nia, 'Request announcement').click();
  await expect(form).toHaveCount(0);

  const otto = await sitAtDesk(browser, db, url, 'Otto Other', 'approver');
  await confirmChange(otto, 'partner-announcement', title);
  await expect(dialog(otto, /^Approve:/)).toHaveCount(0);

  await openDesk(nia, '/announcements');
  const row = nia.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('scheduled')).toBeVisible();
  await row.press('Enter');
  const one = dialog(nia, title);
  await expect(one.getByText('Withdraw before it is published')).toBeVisible();
  expect(await findProblems(nia), 'one').toEqual([]);
  await button(nia, 'Withdraw before it is published').click();
  const why = dialog(nia, `Withdraw ${title}`);
  await why.getByLabel('Reason').fill('Meant for somebody else.');
  await why.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row.getByText('withdrawn')).toBeVisible();
  expect(complaints).toEqual([]);
});
