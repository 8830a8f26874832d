import { newPassword } from '../journey.ts';
import { confirmDeposit, payDigits } from '../money.ts';
import { offerPlan } from '../offer.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

/** A browser with a mouse shows cells to type into, and no keypad. */
async function typeDigits(tab: Tab, digits: string): Promise<void> {
  await tab.see('dialog', 'Transaction password');
  await tab.fill('Six digits', digits);
  await tab.press('button', 'Confirm');
}

async function registerAs(tab: Tab, username: string, code: string): Promise<void> {
  await tab.goto('/#/register');
  await tab.fill('Authorization code', code);
  await tab.fill('Username', username);
  await tab.fill('Password', newPassword);
  await tab.fill('Confirm password', newPassword);
  await tab.fill('Email', 'owner@harbour.example');
  await tab.fill('Phone', '+66 2 123 4567');
  await tab.press('button', 'Open account');
  await tab.isAt(/#\/ad-center$/);
}

test('a newcomer registers, sets six digits, puts, withdraws and downloads a statement', async ({
  tab,
  db,
  code,
  engineName,
}) => {
  const username = `new-in-${engineName}`;
  await registerAs(tab, username, code);

  await tab.goto('/#/wallet/set-password');
  await tab.fill('New transaction password', payDigits);
  await tab.press('button', 'Continue');
  await tab.fill('Enter the same six digits again', payDigits);
  await tab.fill('Login password', newPassword);
  await tab.press('button', 'Set transaction password');
  await tab.heard('Transaction password set');

  await tab.goto('/#/wallet');
  await tab.press('button', 'Deposit');
  const { text: reference } = await tab.see('text', /^R-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await confirmDeposit(db, reference, '300.00');
  const { planNo } = await offerPlan(db, username);

  await tab.goto(`/#/plan/detail?planNo=${planNo}`);
  await tab.press('button', 'Put an amount');
  await tab.fill('Amount', '120');
  await tab.press('button', 'Put SIM 120.00 on this plan');
  await typeDigits(tab, '000000');
  await tab.see('text', /4 attempts left/);
  await typeDigits(tab, payDigits);
  await tab.see('dialog', 'SIM 120.00 put on this plan');
  await tab.press('button', 'See plan');
  await tab.see('text', 'Left for new ads');

  await tab.goto('/#/wallet/bind-card');
  await tab.fill('Bank or card name', 'Harbour Bank');
  await tab.fill('Account holder', 'Ada Lovelace');
  await tab.fill('Account number', '555012349876');
  await tab.fill('Phone', '+66 2 123 4567');
  await tab.fill('Bank address', '1 Quay Road');
  await tab.fill('Branch', 'Old Town');
  await tab.press('button', 'Add card');
  await typeDigits(tab, payDigits);
  await tab.heard('Saved. Your payouts will go there.');

  await tab.goto('/#/wallet');
  await tab.press('button', 'Withdraw');
  await tab.fill('Amount', '100');
  await tab.press('button', 'Withdraw SIM 100.00');
  await typeDigits(tab, payDigits);
  await tab.see('dialog', 'SIM 100.00 requested');
  await tab.press('button', 'Done');
  await tab.see('text', /Payout of SIM 100\.00/);

  await tab.press('button', /^Statement/);
  await tab.see('text', 'Check it yourself');
  for (const [format, ending] of [
    [/^Document/, 'html'],
    [/^CSV/, 'csv'],
    [/^Check file/, 'jsonl'],
  ] as const) {
    await tab.press('button', format);
    await tab.heard(new RegExp(`\\.${ending} downloaded$`));
  }
  const row = await db.sql.maybeOne<{ puts: number; payouts: number }>`
    select (select count(*) from plan_put join plan on plan.id = plan_id
            where plan.partner_id = partner.id)::int as puts,
           (select count(*) from payout where partner_id = partner.id)::int as payouts
    from partner where username_key = ${username}`;
  expect(row).toEqual({ puts: 1, payouts: 1 });
});
