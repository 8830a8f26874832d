import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceToAll, listAnnouncements } from '#contract/desk/announcements.ts';
import {
  decideApproval,
  listApprovals,
  listWaitingSubjects,
  withdrawApproval,
} from '#contract/desk/approvals.ts';
import { recordBankBalance } from '#contract/desk/bank-balances.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { changePartnerStatus } from '#contract/desk/partners.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { approvalDays } from '#domain/desk/approval.ts';
import { micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { insertBankBalance } from '../../proof/integrity/bank-balance-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import type { ApprovalCall } from '../call/use-case.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { news } from '../test-programme.ts';
import { newPartner } from '../traces/test-people-traces.ts';
import { requestApproval } from './request-approval.ts';

let server: TestServer;
let sam: TestStaff;
let ada: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  sam = await admitStaff(server, 'Sam Support', 'support', 'finance');
});
afterAll(() => server.close());

const announce = (staff: TestStaff) =>
  staff.ask(announceToAll, {
    requestId: randomUUID(),
    category: 'activity',
    language: null,
    levels: null,
    at: null,
    texts: news,
  });

async function requestAnnouncement(): Promise<string> {
  const reply = await announce(sam);
  if (reply.code !== 200) throw new Error(reply.msg);
  return reply.data.id;
}

const yes = (id: string) => ({ id, isApproved: true, reason: '' });

test('nothing is requested where nobody else could approve it', async () => {
  expect(reasonOf(await announce(sam))).toBe('desk_nobody_decides');
  expect(await server.db.sql.count`select from approval`).toBe(0);

  ada = await admitStaff(server, 'Ada Approver', 'approver', 'support');
  expect(reasonOf(await announce(sam))).toBeNull();
  // She could not approve her own.
  expect(reasonOf(await announce(ada))).toBe('desk_nobody_decides');
});

test('what nobody decides in time has lapsed, and can be requested again', async () => {
  const balance = {
    account: 'Main account',
    amount: '100.00',
    asOf: server.clock.now.toISOString(),
    sha256: 'a'.repeat(64),
    reason: 'month end',
  };
  const { id } = await sam.get(recordBankBalance, balance);
  server.clock.now = new Date(server.clock.now.getTime() + approvalDays * dayMs);
  ada = await admitStaff(server, 'Ada Again', 'approver', 'support');
  sam = await admitStaff(server, 'Sam Again', 'support', 'finance');

  expect(reasonOf(await ada.ask(decideApproval, yes(id)))).toBe('desk_request_lapsed');
  expect((await ada.get(listApprovals, {})).list).toEqual([]);
  const { list } = await ada.get(listApprovals, { state: 'decided' });
  expect(list.find((request) => request.id === id)).toMatchObject({
    state: 'lapsed',
    decidedBy: null,
  });

  const { id: nextId } = await sam.get(recordBankBalance, balance);
  expect((await ada.get(listApprovals, {})).list.map((request) => request.id)).toEqual([nextId]);
});

test('what the database would refuse at the end of a transaction is refused when it is requested', async () => {
  const { db, clock } = server;
  const balance = { account: 'Main account', amount: micro(1n), sha256: 'a'.repeat(64) };
  // It names an approval that does not exist, which is checked last of all.
  const command = {
    route: deskRoutes.recordBankBalance,
    async run({ sql, now }: ApprovalCall) {
      await insertBankBalance(sql, { id: randomUUID(), ...balance, asOf: now, at: now });
      return { subject: 'balance', description: {}, details: {} };
    },
  };
  const requestedBy = { id: sam.id, name: sam.name, roles: [] };
  const requests = await db.sql.count`select from approval`;
  const request = db.transaction((sql) => {
    // All that requesting reads of a call.
    const call = { sql, now: clock.now, staff: requestedBy, commandId: randomUUID() };
    return requestApproval(call as never, command, {});
  });
  await expect(request).rejects.toThrow('bank_balance_id_fkey');
  expect(await db.sql.count`select from approval`).toBe(requests);
});

test('what waits is listed oldest first, page by page, without gaps or repeats', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 55; index += 1) {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    ids.push(await requestAnnouncement());
  }
  const [first = '', second = ''] = ids;
  await sam.get(withdrawApproval, { id: first, reason: '' });
  await ada.get(decideApproval, { id: second, isApproved: false, reason: 'not today' });

  const kind = 'announcement';
  const page = await ada.get(listApprovals, { kind });
  const nextPage = await ada.get(listApprovals, { kind, cursor: page.next ?? '' });
  const waiting = [...page.list, ...nextPage.list].map(({ id }) => id);
  expect([waiting, nextPage.next]).toEqual([ids.slice(2), null]);

  const decided = (await ada.get(listApprovals, { kind, state: 'decided' })).list;
  expect(decided.slice(0, 2)).toMatchObject([
    { id: second, state: 'refused', decidedBy: 'Ada Again', decisionReason: 'not today' },
    { id: first, state: 'withdrawn', decidedBy: 'Sam Again' },
  ]);
  expect((await ada.get(listAnnouncements, {})).list).toEqual([]);
  const acts = (await ada.get(listDeskLog, {})).list.slice(0, 2).map(({ act, by }) => [act, by]);
  expect(acts).toEqual([
    ['refused', 'Ada Again'],
    ['withdrawn', 'Sam Again'],
  ]);
});

test('a person is told what they can do about a request', async () => {
  const visitor = await admitStaff(server, 'Cat Catalogue', 'catalogue');
  const turnOf = async (staff: TestStaff) => {
    const { list } = await staff.get(listApprovals, { kind: 'bank-balance' });
    return list[0]?.turn;
  };
  expect([await turnOf(sam), await turnOf(ada), await turnOf(visitor)]).toEqual([
    'withdraw',
    'decide',
    'role',
  ]);
});

test('lists learn what the waiting requests are about', async () => {
  const { list } = await ada.get(listWaitingSubjects, {});
  const [balance] = list.filter(({ kind }) => kind === 'bank-balance');
  expect(balance).toMatchObject({
    title: 'Bank balance',
    subject: expect.stringMatching(/^Main account /),
  });
  const { list: waiting } = await ada.get(listApprovals, { kind: 'bank-balance' });
  await ada.get(decideApproval, { id: waiting[0]?.id ?? '', isApproved: false, reason: 'wrong' });
  const left = (await ada.get(listWaitingSubjects, {})).list;
  expect(left.some(({ kind }) => kind === 'bank-balance')).toBe(false);
});

test('a request about a partner is read by those who may request or decide it', async () => {
  const visitor = await admitStaff(server, 'Cleo Catalogue', 'catalogue');
  const { id: partnerId } = await newPartner(server);
  const status = { id: partnerId, seen: 'active', to: 'disabled', reason: 'left' } as const;
  const { id } = await sam.get(changePartnerStatus, { ...status, reference: 'call 3' });
  const kind = 'partner-status';
  const readersOf = async (staff: TestStaff) =>
    (await staff.get(listApprovals, { kind })).list.map((request) => request.id);
  expect([await readersOf(sam), await readersOf(ada), await readersOf(visitor)]).toEqual([
    [id],
    [id],
    [],
  ]);
  const { list } = await visitor.get(listWaitingSubjects, {});
  expect(list.some((subject) => subject.kind === kind)).toBe(false);
});

test('a request whose command is gone neither shows nor breaks the queue', async () => {
  const { list } = await ada.get(listApprovals, { kind: 'announcement' });
  const [lost] = list;
  await changeUnguarded(
    server.db.owner,
    (sql) => sql`update approval set kind = 'gone' where id = ${lost?.id ?? ''}`,
  );
  const left = (await ada.get(listApprovals, { kind: 'announcement' })).list;
  expect(left.some(({ id }) => id === lost?.id)).toBe(false);
  await ada.get(listWaitingSubjects, {});
  expect(reasonOf(await ada.ask(decideApproval, yes(lost?.id ?? '')))).toBe('desk_not_found');
});
