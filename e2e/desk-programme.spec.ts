import sharp from 'sharp';
import { isLongRun } from '../domain/test-seed.ts';
import { deskButton as button, deskDialog as dialog } from './desk-acts.ts';
import {
  approveCreative,
  bringCreative,
  makeProduct,
  pushTo,
  requestCommission,
} from './desk-catalogue-acts.ts';
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

  await makeProduct(cat, rui, {
    ...{ merchant: 'Harbour Roast', name, description: 'Around the harbour in an hour.' },
    german: { name: `Fahrten ${username}`, description: 'In einer Stunde um den Hafen.' },
    ...{ landingPage: 'https://shop.example/boats', commission: '8.00' },
  });
  const create = { width: 300, height: 250, channels: 3, background: '#2f6f73' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const title = `Boats of ${username}`;
  const file = { name: 'boats.png', mimeType: 'image/png', buffer };
  await bringCreative(cat, { product: name, title, file });
  await approveCreative(rui, title);
  await pushTo(cat, name, username);

  const plans = await phone.evaluate(async () => {
    const token: string = JSON.parse(localStorage.getItem('token') ?? '""');
    const headers = { lang: 'de', 'x-ct': token };
    return (await fetch('/api/plan/order/list', { headers })).json();
  });
  expect(JSON.stringify(plans)).toContain(`Fahrten ${username}`);

  // Nobody sets a commission alone: it waits, and whoever decides reads both amounts.
  await requestCommission(cat, name, '900.00');
  await openDesk(rui, '/approvals?kind=product-change');
  await expect(rui.getByText('8.00 → 900.00')).toBeVisible();
  await openDesk(cat, '/products');
  const row = cat.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Change of a product: waiting')).toBeVisible();
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
  await button(ada, 'Request change: Deposit instructions').click();
  const form = dialog(ada, 'Deposit instructions');
  await form.getByRole('tab', { name: /Deutsch/ }).click();
  await form
    .getByRole('textbox', { name: 'Steps' })
    .fill('Schreiben Sie uns.\nNennen Sie die Referenz.');
  await form.getByLabel('Reason').fill('Shorter in German.');
  await form.getByRole('button', { name: 'Request change' }).click();
  await expect(form).toHaveCount(0);
  await openDesk(ada, '/approvals?kind=configuration');
  await expect(button(ada, 'Withdraw')).toBeVisible();
  await openDesk(bo, '/approvals?kind=configuration');
  await expect(bo.getByText('Nennen Sie die Referenz.')).toBeVisible();
  await button(bo, 'Approve').click();
  await dialog(bo, 'Approve: configuration').getByRole('button', { name: 'Approve' }).click();
  await expect(button(bo, 'Approve')).toHaveCount(0);
  await openDesk(bo, '/approvals?state=decided');
  await expect(bo.getByText('by Bo Settings')).toBeVisible();
  await openDesk(ada, '/configuration/history?part=depositInstructions');
  await expect(ada.getByText('Ada Settings, approved by Bo Settings')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

const mostUsed = ['products', 'creatives', 'configuration'];
const others = [
  ...['merchants', 'placements', 'campaigns', 'announcements', 'questions'],
  ...['configuration/history', 'approvals'],
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
