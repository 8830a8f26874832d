import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvePayout, listPayoutQueue } from '#contract/desk/payouts.ts';
import { countWaiting, listWaiting } from '#contract/desk/waiting.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { askForPayout, createRecordedDeposit, fundedPartner } from '../money/test-desk-money.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';

let server: TestServer;
let finance: TestStaff;
let approver: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  finance = await admitStaff(server, 'Fay Finance', 'finance');
  approver = await admitStaff(server, 'Abe Approver', 'approver');
});
afterAll(() => server.close());

const countsOf = async (staff: TestStaff) => {
  // A second look within a second gets the cached answer.
  server.clock.now = new Date(server.clock.now.getTime() + 2_000);
  const { queues } = await staff.get(countWaiting, {});
  return Object.fromEntries(queues.map(({ queue, count }) => [queue, count]));
};

const turnsOf = async (staff: TestStaff) =>
  (await staff.get(listWaiting, {})).list.map(({ queue, turn }) => `${queue}: ${turn}`);

test('staff see how many items wait and whose turn each is, oldest first', async () => {
  await createRecordedDeposit(server, finance);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await askForPayout(server, await fundedPartner(server));
  expect(await countsOf(finance)).toMatchObject({
    ...{ deposits: 1, 'payouts-requested': 1 },
    ...{ chats: 0, approvals: 0, 'partner-help': 0 },
  });
  expect(await turnsOf(finance)).toEqual(['deposits: another', 'payouts-requested: role']);
  expect(await turnsOf(approver)).toEqual(['deposits: yours', 'payouts-requested: yours']);
  const [payout] = (await approver.get(listPayoutQueue, {})).list;
  const seen = { id: payout?.id ?? '', seen: 'requested' as const };
  await approver.get(approvePayout, { ...seen, reason: 'Checked.' });
  expect(await turnsOf(approver)).toContain('payouts-approved: another');
  expect(await turnsOf(finance)).toContain('payouts-approved: yours');
});

test('a queue that somebody may not read is not listed to them', async () => {
  const clerk = await admitStaff(server, 'Cat Catalogue', 'catalogue');
  expect(await turnsOf(clerk)).toEqual([]);
});
