import type { Page } from '@playwright/test';
import { isLongRun } from '../domain/test-seed.ts';
import { saveConflict } from '../server/ads/conversion/click-store.ts';
import { deleteProblem, saveProblem } from '../server/platform/job/job-problem-store.ts';
import {
  approveAt,
  deskButton as button,
  confirmAt,
  deskDialog as dialog,
  issueOneCode,
  payAt,
  recordAt,
} from './desk-acts.ts';
import { confirmChange } from './desk-catalogue-acts.ts';
import { complaintsOf, deskSize, goInDesk, openDesk, sitAtDesk } from './desk-staff.ts';
import { heldTables, hiddenActs } from './desk-tables.ts';
import { checkBoth } from './find-problems.ts';
import { expect, openAccountBeforeApp, test } from './journey.ts';
import { ask, askForPayout, prepareWallet, readData } from './money.ts';
import { becomePartner } from './offer.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

test('two people at the desk see a partner from the code to the payout, and one alone cannot', async ({
  browser,
  db,
  page: phone,
}) => {
  test.slow();
  const fay = await sitAtDesk(browser, db, url, 'Fay Finance', 'finance', 'support', 'approver');
  const abe = await sitAtDesk(browser, db, url, 'Abe Approver', 'approver');
  const complaints = [...[fay, abe].map(complaintsOf)];

  // A code is issued at the desk, and a partner opens an account with it.
  const username = `desk${Date.now() % 1_000_000}`;
  await openAccountBeforeApp(phone, username, await issueOneCode(fay));
  const { reference } = await ask<{ reference: string }>(phone, '/deposit/tip', {});

  // One records what arrived; the same person cannot confirm it.
  await recordAt(fay, reference, '250.00');
  await fay.getByRole('link', { name: 'To approve', exact: true }).click();
  await expect(button(fay, 'Withdraw').first()).toBeVisible();
  await expect(button(fay, 'Approve')).toHaveCount(0);
  await confirmAt(abe, { kind: 'deposit', partner: username });

  // A payout takes two people; its approver is not offered to send it.
  await prepareWallet(phone);
  await askForPayout(phone, '40.00');
  await approveAt(abe, username);
  await expect(abe.getByText('You approved it, so someone else has to send it.')).toBeVisible();
  await goInDesk(fay, `/payouts?partner=${username}`);
  await fay.getByRole('row', { name: new RegExp(username) }).click();
  await button(fay, 'Show full card').click();
  await button(fay, 'Show card').click();
  await expect(fay.getByText('555012349876')).toBeVisible();
  await payAt(fay, abe, username);

  // The partner reads who did what.
  const acts = await readData<{ list: { act: string; by: string }[] }>(
    phone,
    '/user/staff_activity',
  );
  expect(acts.list.map(({ act, by }) => `${act} ${by}`)).toEqual([
    'payout-completed Abe Approver',
    'payout-sent Fay Finance',
    'card-read Fay Finance',
    'payout-approved Abe Approver',
    'approve-deposit Abe Approver',
    'request-deposit Fay Finance',
  ]);
  expect(complaints.flat()).toEqual([]);
});

test('nobody makes an acceptor alone: its code is shown, and works when another has approved', async ({
  browser,
  db,
}) => {
  const fay = await sitAtDesk(browser, db, url, 'Fay Exchange', 'finance');
  const abe = await sitAtDesk(browser, db, url, 'Abe Exchange', 'approver');
  const complaints = [fay, abe].map(complaintsOf);
  await openDesk(fay, '/acceptors');
  await button(fay, 'Add acceptor').click();
  const form = dialog(fay, 'Add acceptor');
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await fay.getByRole('option', { name: 'personal' }).click();
  for (const [label, value] of [
    ['Name', 'My cousin'],
    ['Currency', 'XTS'],
    ['Registration', 'none'],
    ['Rate', '3.34'],
    ['Limit per exchange', '5000.00'],
    ['Reason', 'A friend of the house.'],
    ['Reference', 'LETTER-1'],
  ] as const) {
    await form.getByRole('textbox', { name: label }).fill(value);
  }
  await form.getByRole('button', { name: 'Request acceptor' }).click();
  const shown = dialog(fay, 'Acceptance code');
  await expect(shown.getByLabel('Acceptance code')).toHaveValue(/^\w{4}-/);

  await openDesk(fay, '/approvals?kind=acceptor');
  await expect(button(fay, 'Withdraw')).toBeVisible();
  await expect(button(fay, 'Approve')).toHaveCount(0);
  await openDesk(fay, '/acceptors?name=cousin');
  await expect(fay.getByText('Nothing matches these filters.')).toBeVisible();
  await openDesk(abe, '/approvals?kind=acceptor');
  await button(abe, 'Approve').click();
  const decision = dialog(abe, /^Approve:/);
  await expect(decision).toContainText('lower than the last approved rate');
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(abe.getByText('Nothing matches these filters.')).toBeVisible();

  await openDesk(fay, '/acceptors?name=cousin');
  const row = fay.getByRole('row', { name: /My cousin/ });
  await row.getByRole('button', { name: 'Suspend' }).click();
  const stop = dialog(fay, 'Suspend My cousin');
  await stop.getByLabel('Reason').fill('Nobody knows him.');
  await stop.getByLabel('Reference').fill('CALL-1');
  await stop.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
});

test('two act on one payout: the second is told, and sees its new state', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  const username = `both${Date.now() % 1_000_000}`;
  await becomePartner(phone, db, username, code, '100.00');
  await askForPayout(phone, '10.00');
  const rex = await sitAtDesk(browser, db, url, 'Rex Rejects', 'finance', 'approver');
  const amy = await sitAtDesk(browser, db, url, 'Amy Approves', 'approver');
  for (const staff of [amy, rex]) {
    await openDesk(staff, `/payouts?partner=${username}&state=requested`);
    await staff.getByRole('row', { name: new RegExp(username) }).click();
  }
  await button(rex, 'Reject').click();
  const reject = dialog(rex, /^Reject/);
  await reject.getByLabel('Reason').click();
  await rex.getByRole('option', { name: /not in the partner’s name/ }).click();
  await button(amy, 'Approve').click();
  await dialog(amy, /^Approve/)
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(amy.getByRole('row', { name: /^Approved/ })).toBeVisible();
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(reject.getByText('Someone else has changed this.')).toBeVisible();
  await expect(rex.getByRole('row', { name: /^Approved/ })).toBeVisible();
});

test('a setting that another person changed is not overwritten, not even on a second attempt', async ({
  browser,
  db,
}) => {
  const ola = await sitAtDesk(browser, db, url, 'Ola Settings', 'admin');
  const lee = await sitAtDesk(browser, db, url, 'Lee Settings', 'admin');
  const open = async (staff: Page) => {
    await openDesk(staff, '/configuration');
    await button(staff, 'Request change: Push service contact').click();
    return dialog(staff, 'Push service contact');
  };
  const [slow, quick] = [await open(ola), await open(lee)];
  for (const [form, address] of [
    [slow, 'mailto:ola@push.example'],
    [quick, 'mailto:lee@push.example'],
  ] as const) {
    await form.getByLabel('Contact').fill(address);
    await form.getByLabel('Reason').fill('A new person.');
  }
  await quick.getByRole('button', { name: 'Request change' }).click();
  await expect(quick).toHaveCount(0);
  await confirmChange(await sitAtDesk(browser, db, url, 'Max Settings', 'admin'), 'configuration');

  // The page behind the form reloads and shows the current state; the form remembers what it was
  // opened on.
  for (const time of ['first', 'second']) {
    const answering = ola.waitForResponse((answer) => answer.url().endsWith('/change'));
    await slow.getByRole('button', { name: 'Request change' }).click();
    const answer = await (await answering).json();
    expect(answer.data, time).toMatchObject({ reason: 'desk_changed_meanwhile' });
    await expect(slow.getByText('Someone else has changed this.')).toBeVisible();
    await expect(ola.getByText('mailto:lee@push.example')).toBeVisible();
  }
  await openDesk(ola, '/configuration');
  await expect(ola.getByText('mailto:lee@push.example')).toBeVisible();
});

test('the acts of a wide table stay in sight, and keys scroll the rest of it', async ({
  browser,
  db,
}) => {
  const uma = await sitAtDesk(browser, db, url, 'Uma Usher', 'finance', 'admin');
  // Narrow enough that folding columns does not save it from scrolling.
  await uma.setViewportSize({ width: 600, height: 800 });
  await openDesk(uma, '/acceptors');
  const frame = uma.getByRole('region', { name: 'Acceptors, scrolls sideways' });
  const scrolled = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  await expect(frame.getByRole('button', { name: 'New code' }).first()).toBeVisible();
  await expect.poll(() => hiddenActs(uma)).toEqual([]);
  await expect.poll(() => heldTables(uma)).toEqual([]);
  await frame.focus();
  await uma.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect.poll(() => hiddenActs(uma)).toEqual([]);
});

test('problems that need attention are on the first page, legible in light and dark', async ({
  browser,
  db,
}) => {
  const at = new Date();
  const problem = { job: 'settle-plans', item: 'P-JOURNEY', failure: 'Error: a slip' };
  await saveProblem(db.sql, { ...problem, failedAt: at });
  const merchant = await db.sql.one<{ id: string }>`
    select id from merchant order by name limit 1`;
  const again = { name: 'sale', txid: `again-${at.getTime()}`, body: '{}', at };
  await saveConflict(db.sql, { merchantId: merchant.id, ...again });
  const tom = await sitAtDesk(browser, db, url, 'Tom Troubles', 'support');
  const complaints = complaintsOf(tom);
  await openDesk(tom, '/overview');
  await expect(tom.getByText(/settle-plans, P-JOURNEY: Error: a slip/)).toBeVisible();
  await expect(tom.getByText(again.txid)).toBeVisible();
  await checkBoth(tom, 'troubles');
  await deleteProblem(db.sql, problem.job, problem.item);
  expect(complaints).toEqual([]);
});

const others = [
  ...['overview', 'approvals?state=approved'],
  ...['deposits', 'payout-reviews', 'partner-money?partner=demo', 'order-disputes', 'exchanges'],
  ...['acceptors', 'merchant-money', 'publisher-money', 'capital'],
];
// The overview is checked above, with troubles on it.
const pages = ['payouts?state=completed', ...(isLongRun ? others : [])];

test('axe finds nothing on the pages of money, in light and dark', async ({ browser, db }) => {
  const roles = ['finance', 'approver', 'admin'] as const;
  const staff = await sitAtDesk(browser, db, url, 'Ax Reader', ...roles);
  const complaints = complaintsOf(staff);
  for (const path of pages) {
    await openDesk(staff, `/${path}`);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(staff.getByText('Loading…')).toHaveCount(0);
    await checkBoth(staff, path);
  }
  expect(complaints).toEqual([]);
});
