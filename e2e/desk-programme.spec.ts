import sharp from 'sharp';
import { isLongRun } from '../tools/long-tests.ts';
import { deskButton as button, deskDialog as dialog } from './desk-acts.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, register, test } from './journey.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

test('a product is made, reviewed by another person, pushed, and read in German', async ({
  browser,
  db,
  page: phone,
  code,
}) => {
  test.slow();
  const cat = await sitAtDesk(browser, db, url, 'Cat Catalogue', 'catalogue');
  const rui = await sitAtDesk(browser, db, url, 'Rui Review', 'approver');
  const complaints = [cat, rui].map(complaintsOf);
  const username = `boats${Date.now() % 1_000_000}`;
  await register(phone, username, code);
  await expect(phone).toHaveURL(/#\/ad-center$/);
  const name = `Trips ${username}`;

  await openDesk(cat, '/products');
  await button(cat, 'Make a product').click();
  const form = dialog(cat, 'Make a product');
  await form.getByRole('combobox', { name: 'Merchant' }).click();
  await cat.getByRole('option', { name: 'Harbour Roast' }).click();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill('Around the harbour in an hour.');
  await form.getByRole('tab', { name: /Deutsch/ }).click();
  await form.getByLabel('Name').fill(`Fahrten ${username}`);
  await form.getByLabel('Description').fill('In einer Stunde um den Hafen.');
  await form.getByLabel('Landing page').fill('https://shop.example/boats');
  await form.getByRole('textbox', { name: 'Commission', exact: true }).fill('8.00');
  await form.getByRole('button', { name: 'Make' }).click();
  await expect(form).toHaveCount(0);

  // Who brings a picture is not offered to approve it.
  await openDesk(cat, '/creatives');
  await button(cat, 'Bring a creative').click();
  const upload = dialog(cat, 'Bring a creative');
  await upload.getByRole('combobox', { name: 'Product' }).fill(name);
  await cat.getByRole('option', { name: new RegExp(name) }).click();
  const create = { width: 300, height: 250, channels: 3, background: '#2f6f73' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const file = { name: 'boats.png', mimeType: 'image/png', buffer };
  await upload.locator('input[type=file]').setInputFiles(file);
  await upload.getByLabel('Title').fill(`Boats of ${username}`);
  await upload.getByRole('button', { name: 'Bring it' }).click();
  const brought = cat.getByRole('row', { name: new RegExp(`Boats of ${username}`) });
  await expect(brought.getByText('Another person reviews it')).toBeVisible();
  await openDesk(rui, '/creatives?state=waiting');
  await rui
    .getByRole('row', { name: new RegExp(`Boats of ${username}`) })
    .getByRole('button', { name: 'Approve' })
    .click();
  await dialog(rui, /^Approve/)
    .getByLabel('Reason')
    .fill('Shows what is sold.');
  await dialog(rui, /^Approve/)
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(dialog(rui, /^Approve/)).toHaveCount(0);

  await openDesk(cat, `/products?name=${username}`);
  await cat.getByRole('row', { name: new RegExp(name) }).press('Enter');
  await button(cat, 'Push to partners').click();
  const push = dialog(cat, /^Push/);
  await push.getByLabel('Search by name').fill(username);
  await push.getByRole('checkbox', { name: new RegExp(username) }).check();
  await push.getByLabel('Reason').fill('New this week.');
  await push.getByRole('button', { name: 'Push to 1 partner' }).click();
  await expect(push).toHaveCount(0);

  const plans = await phone.evaluate(async () => {
    const token: string = JSON.parse(localStorage.getItem('token') ?? '""');
    const headers = { lang: 'de', 'x-ct': token };
    return (await fetch('/api/plan/order/list', { headers })).json();
  });
  expect(JSON.stringify(plans)).toContain(`Fahrten ${username}`);
  expect(complaints.flat()).toEqual([]);
});

test('the contact list is changed by two people, and its history says so', async ({
  browser,
  db,
}) => {
  const ada = await sitAtDesk(browser, db, url, 'Ada Settings', 'admin');
  const bo = await sitAtDesk(browser, db, url, 'Bo Settings', 'approver');
  const complaints = [ada, bo].map(complaintsOf);
  await openDesk(ada, '/configuration');
  await button(ada, 'Ask for a change: Deposit instructions').click();
  const form = dialog(ada, 'Deposit instructions');
  await form.getByRole('tab', { name: /Deutsch/ }).click();
  await form
    .getByRole('textbox', { name: 'Steps' })
    .fill('Schreiben Sie uns.\nNennen Sie die Referenz.');
  await form.getByLabel('Reason').fill('Shorter in German.');
  await form.getByRole('button', { name: 'Ask for the change' }).click();
  await expect(form).toHaveCount(0);
  await openDesk(ada, '/configuration/proposals');
  await expect(ada.getByText('Another person confirms it')).toBeVisible();
  await openDesk(bo, '/configuration/proposals');
  await expect(bo.getByText('Nennen Sie die Referenz.')).toBeVisible();
  await button(bo, 'Confirm').click();
  await expect(bo.getByText('Nothing waits for a second person.')).toBeVisible();
  await openDesk(bo, '/configuration/proposals?state=confirmed');
  await expect(bo.getByText('confirmed by Bo Settings')).toBeVisible();
  await openDesk(ada, '/configuration/history?part=depositInstructions');
  await expect(ada.getByText('Ada Settings, confirmed by Bo Settings')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

const mostUsed = ['products', 'creatives', 'configuration'];
const others = [
  ...['merchants', 'placements', 'campaigns', 'announcements', 'questions'],
  ...['configuration/history', 'configuration/proposals'],
];
const pages = isLongRun ? [...mostUsed, ...others] : mostUsed;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pages of the programme in ${colorScheme}`, async ({
    browser,
    db,
  }) => {
    const roles = ['catalogue', 'support', 'admin'] as const;
    const staff = await sitAtDesk(browser, db, url, 'Ax Programme', ...roles);
    const complaints = complaintsOf(staff);
    await staff.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of pages) {
      await openDesk(staff, `/${path}`);
      await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(staff.getByText('Loading…')).toHaveCount(0);
      expect(await findProblems(staff), path).toEqual([]);
    }
    await openDesk(staff, '/announcements');
    await button(staff, 'Announce').click();
    const form = dialog(staff, 'Announce');
    await form.getByLabel('Title').fill('Quiet hours');
    await expect(form.getByText('missing, in English')).toHaveCount(11);
    expect(await findProblems(staff), 'announce').toEqual([]);
    expect(complaints).toEqual([]);
  });
}
