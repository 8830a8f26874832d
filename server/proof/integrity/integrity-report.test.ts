import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listBankBalances, recordBankBalance, showCoverage } from '#contract/desk/bank-balances.ts';
import { completePayout } from '#contract/desk/payouts.ts';
import { integrityReport } from '#contract/integrity.ts';
import { createRoot } from '../../books/ledger/root.ts';
import {
  askForPayout,
  createDisputedRefusal,
  createPayoutIn,
  fundedPartner,
} from '../../desk/money/test-desk-money.ts';
import { admitStaff, type TestStaff } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';

const secrets = createSecrets();
const minute = 60_000;
let server: TestServer;
let ida: TestStaff;
let bo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, secrets);
  ida = await admitStaff(server, 'Ida Finance', 'finance', 'support', 'approver');
  bo = await admitStaff(server, 'Bo Approver', 'finance', 'approver', 'admin');
});
afterAll(() => server.close());

/** Half a minute later, so that nobody is given what was added up before. */
async function report() {
  server.clock.now = new Date(server.clock.now.getTime() + 31_000);
  const answer = await server.ask(integrityReport, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

const sign = () => createRoot({ db: server.db, secrets, now: () => server.clock.now });

test('an empty network says so, to everyone, and invents no zero of money', async () => {
  expect(await report()).toMatchObject({
    coverage: { root: null, lines: [], owed: null, banks: [], inBank: null, difference: null },
    payouts: { asked: 0, paid: 0, paidAmount: null, medianMs: null, waitingSince: null },
    restatements: [],
    events: { reported: 0, counted: 0, discarded: [] },
  });
});

test('a figure that fewer than five share is not published', async () => {
  await fundedPartner(server);
  await sign();
  const { coverage, payouts } = await report();
  expect(coverage.root).not.toBeNull();
  expect([coverage.lines, coverage.owed, payouts.paidAmount]).toEqual([[], null, null]);
});

test('a bank balance takes two people, is shown beside what is owed, and moves nothing', async () => {
  for (let count = 0; count < 5; count += 1) await fundedPartner(server);
  await sign();
  const before = (await report()).coverage;
  expect(before).toMatchObject({ owed: '600.00', inBank: null, difference: null });
  const asOf = server.clock.now.toISOString();
  const sha256 = 'ab'.repeat(32);
  const said = { account: 'Main account', amount: '640.50', asOf, sha256, reason: 'Month end.' };
  await ida.get(recordBankBalance, said);
  const [waiting] = (await bo.get(listApprovals, { kind: 'bank-balance' })).list;
  const decision = { id: waiting?.id ?? '', isApproved: true, reason: '' };
  expect(reasonOf(await ida.ask(decideApproval, decision))).toBe('second_person_needed');
  expect((await report()).coverage.inBank).toBeNull();
  await bo.get(decideApproval, decision);
  expect((await report()).coverage).toMatchObject({
    owed: '600.00',
    inBank: '640.50',
    difference: '40.50',
    banks: [{ account: 'Main account', amount: '640.50', at: asOf, sha256 }],
  });
  expect(await bo.get(showCoverage, {})).toMatchObject({ difference: '40.50' });
  expect((await bo.get(listBankBalances, {})).list).toMatchObject([
    { recordedBy: 'Ida Finance', confirmedBy: 'Bo Approver' },
  ]);
});

test('payouts are measured from the request, refusals counted by reason, and disputes too', async () => {
  const staff = { first: ida, second: bo };
  const partner = await fundedPartner(server);
  await askForPayout(server, partner);
  const asked = server.clock.now;
  server.clock.now = new Date(asked.getTime() + 5 * minute);
  const { id } = await createPayoutIn(server, staff, 'sent');
  server.clock.now = new Date(server.clock.now.getTime() + 3 * minute);
  await bo.get(completePayout, { id, seen: 'sent', reference: 'BANK-2' });
  await createDisputedRefusal(server, staff);
  const { payouts, disputes } = await report();
  expect(payouts).toMatchObject({ paid: 1, waiting: 1, waitingSince: asked.toISOString() });
  expect([payouts.medianMs, payouts.p95Ms]).toEqual([3 * minute, 3 * minute]);
  expect(payouts.refused.length).toBeGreaterThan(0);
  expect(disputes.payouts).toMatchObject({ opened: 1, open: 1, overdue: 0 });
});
