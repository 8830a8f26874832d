import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { micro } from '../domain/money.ts';
import { insertAcceptor } from '../server/programme/exchange/acceptor-store.ts';
import { issueAcceptanceCode } from '../server/programme/exchange/issue-acceptance-code.ts';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { becomePartner, offerPlan, openPlan, reviewPut } from './offer.ts';
import { addAuthenticator } from './passkey-acts.ts';
import { dialogOf, typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';
import { fillCard } from './wallet-acts.ts';

// A passkey needs a host name, and an IP address is not one.
test.use({ baseURL: (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost') });

const run = promisify(execFile);
const verifier = 'packages/verify/verify-statement.mjs';

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirm', exact: true });

/** Has the passkey sign, with the act's text above the button. */
async function sign(page: Page, said: string): Promise<void> {
  await expect(confirmation(page)).toContainText(said);
  await confirmation(page).getByRole('button', { name: 'Confirm with passkey' }).click();
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/#/ad-center/edit-login-password');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await typePassword(page);
  await expectToast(page, 'Passkey added');
}

test('card, put, payout and exchange are signed by the partner’s own key, as the verifier confirms offline', async ({
  page,
  db,
  code,
}, testInfo) => {
  const authenticator = await addAuthenticator(page);
  await becomePartner(page, db, 'own-signer', code, '400.00');
  await addPasskey(page);

  const { planNo } = await offerPlan(db, 'own-signer');
  await openPlan(page, planNo);
  await reviewPut(page, '120');
  expect(await findProblems(page), 'confirmation').toEqual([]);
  await sign(page, `You’re putting SIM 120.00 on Boat trips, plan ${planNo}.`);
  await expectDone(page, 'SIM 120.00');
  await openPlan(page, planNo);
  await expect(page.getByText(/Confirmed with your passkey “.*Chrome.*”/)).toBeVisible();

  const id = randomUUID();
  const terms = { rate: '33.125', limit: micro(300_000_000n), isActive: true };
  const person = { name: 'Signed Exchange', registration: 'Register of Journeys, no. 13' };
  const kept = { id, kind: 'enterprise', currency: 'XTS', ...person, ...terms } as const;
  await insertAcceptor(db.sql, kept, new Date());
  await page.goto('/#/wallet/foreign-exchange');
  await page.getByRole('tab', { name: 'Enterprise' }).click();
  await page.getByLabel('Acceptance code').fill(await issueAcceptanceCode(db.sql, id, new Date()));
  await page.getByRole('button', { name: 'Find acceptor' }).click();
  await page.getByLabel('Amount').fill('20.50');
  await page.getByRole('button', { name: 'Exchange SIM 20.50' }).click();
  await sign(page, 'You’re exchanging SIM 20.50.');
  await expectDone(page, 'reserved');

  await page.goto('/#/wallet');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount').fill('30.00');
  await sheet.getByRole('button', { name: 'Withdraw SIM 30.00' }).click();
  await sign(page, 'You’re withdrawing SIM 30.00 to Bank ···9876.');
  await expectDone(page, 'SIM 30.00 requested');

  await page.goto('/#/wallet/bind-card');
  await page.getByRole('button', { name: 'Replace' }).click();
  await fillCard(page, '77 88 99 00');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('button', { name: 'Replace now' }).click();
  await sign(page, '7788 9900');
  await expectToast(page, 'Saved. Your payouts will go there.');

  await page.goto('/#/wallet');
  await page.getByRole('button', { name: /^Statement/ }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Check file/ })
    .click();
  const file = testInfo.outputPath('check.jsonl');
  await (await download).saveAs(file);
  const { stdout } = await run(process.execPath, [verifier, file]);
  expect(stdout).toContain("3 transactions signed by the partner's own passkey, and 1 cards");
  expect(stdout).toContain(`  at ${new URL(page.url()).origin}`);
  expect(stdout).toContain('0 confirmed by six digits');
  expect(await authenticator.count()).toBe(1);
});

test('a lying server gets nothing signed, and the six digits stay one tap away', async ({
  page,
  db,
  code,
}) => {
  await addAuthenticator(page);
  await becomePartner(page, db, 'digits-too', code, '100.00');
  await addPasskey(page);
  // A server that shows one amount and asks for a signature of another.
  await page.route('**/api/check/passkey/ask', async (route) => {
    const asked = route.request().postDataJSON() as { about: string };
    const about = asked.about.replace('"30.00"', '"90.00"');
    await route.continue({ postData: JSON.stringify({ ...asked, about }) });
  });
  await page.goto('/#/wallet');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount').fill('30.00');
  await sheet.getByRole('button', { name: 'Withdraw SIM 30.00' }).click();
  await sign(page, 'You’re withdrawing SIM 30.00 to');
  await expect(confirmation(page)).toContainText('something other than what you see here');
  await confirmation(page).getByRole('button', { name: 'Use six digits instead' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await typePassword(page);
  await expectDone(page, 'SIM 30.00 requested');
  await page.goto('/#/wallet');
  await expect(page.getByText('Confirmed with your six digits')).toBeVisible();
  const signatures = await db.sql.many`
    select from act_signature s join partner p on p.id = s.partner_id
     where p.username_key = 'digits-too'`;
  expect(signatures).toEqual([]);
});
