import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addAcceptor,
  changeAcceptor,
  listAcceptors,
  reinstateAcceptor,
  renewAcceptanceCode,
  suspendAcceptor,
} from '#contract/desk/acceptors.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { acceptorDetail } from '#contract/exchange.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';

let server: TestServer;
let clerk: TestStaff;
let controller: TestStaff;
let token: string;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  clerk = await admitStaff(server, 'Fay Finance', 'finance');
  controller = await admitStaff(server, 'Abe Approver', 'approver');
  token = await server.admit('exchanger');
});
afterAll(() => server.close());

const why = () => ({ reason: 'As agreed.', reference: `T-${randomUUID()}` });
const person = { kind: 'personal', name: 'Ploy', currency: 'XTS', registration: 'No. 8' } as const;
const terms = { rate: '33.4', limit: '400.00' };

const yes = (id: string) => ({ id, isApproved: true, reason: '' });
const approve = (id: string) => controller.get(decideApproval, yes(id));

const find = async (id: string) =>
  (await clerk.get(listAcceptors, {})).list.find((acceptor) => acceptor.id === id);
const seen = async (id: string) => ({ id, version: (await find(id))?.version ?? 0 });

/** What whoever decides reads of a request. */
async function readAbout(id: string) {
  const { list } = await controller.get(listApprovals, {});
  return list.find((request) => request.id === id)?.about;
}

/** What a partner's app is told about a code. */
const look = (code: string) => {
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  return server.ask(acceptorDetail, { kind: 'personal', code }, { token });
};

async function readyAcceptor() {
  const { id, code } = await clerk.get(addAcceptor, { ...person, ...terms, ...why() });
  await approve(id);
  return { id, code };
}

test('an acceptor takes two, and its code works only when the other has agreed', async () => {
  const cousin = { ...person, name: 'My cousin', registration: 'none', rate: '3.34' };
  const { id, code } = await clerk.get(addAcceptor, { ...cousin, limit: '5000.00', ...why() });
  expect(await find(id)).toBeUndefined();
  expect(reasonOf(await look(code))).toBe('acceptance_code_wrong');
  expect(reasonOf(await clerk.ask(decideApproval, yes(id)))).toBe('second_person_needed');

  expect(await readAbout(id)).toMatchObject({
    acceptor: 'My cousin',
    registration: 'none',
    limit: '5000.00',
    'a partner gets for 100.00': '334.00 XTS',
  });
  await approve(id);
  expect(await look(code)).toMatchObject({ code: 200, data: { name: 'My cousin' } });
});

test('the code of a request is stored nowhere in clear', async () => {
  const { id, code } = await clerk.get(addAcceptor, { ...person, ...terms, ...why() });
  await approve(id);
  const bare = code.replaceAll('-', '');
  const { text } = await server.db.owner.sql.one<{ text: string }>`
    select concat((select json_agg(a) from approval a), (select json_agg(e) from audit_event e),
             (select json_agg(k) from idempotency_key k)) as "text"`;
  expect(text).toContain(id);
  for (const written of [code, bare]) expect(text).not.toContain(written);
});

test('a rate far from the last confirmed one is shown so to whoever decides', async () => {
  const { id } = await readyAcceptor();
  const { registration } = person;
  const change = { ...(await seen(id)), registration, limit: '400.00' };
  const request = await clerk.get(changeAcceptor, { ...change, rate: '3.34', ...why() });
  expect(await find(id)).toMatchObject({ rate: '33.4' });
  expect(await readAbout(request.id)).toEqual({
    acceptor: 'Ploy',
    rate: '33.4 → 3.34, 90 % lower than the last approved rate',
    'a partner gets for 100.00': '3340.00 XTS → 334.00 XTS',
    'open exchanges that keep the old terms': '0',
  });
  const again = { ...change, rate: '34', ...why() };
  expect(reasonOf(await clerk.ask(changeAcceptor, again))).toBe('desk_request_waiting');
  await approve(request.id);
  expect(await find(id)).toMatchObject({ rate: '3.34' });
  expect(reasonOf(await clerk.ask(changeAcceptor, again))).toBe('desk_changed_meanwhile');

  const same = { ...(await seen(id)), registration, rate: '3.34', limit: '400.00', ...why() };
  expect(reasonOf(await clerk.ask(changeAcceptor, same))).toBe('nothing_changed');
  const wrong = { ...same, limit: '0.00' };
  expect(reasonOf(await clerk.ask(changeAcceptor, wrong))).toBe('field_invalid');
});

test('one person suspends an acceptor at once, and two reinstate it', async () => {
  const { id, code } = await readyAcceptor();
  await clerk.get(suspendAcceptor, { ...(await seen(id)), ...why() });
  expect(reasonOf(await look(code))).toBe('acceptance_code_wrong');
  const again = await clerk.ask(suspendAcceptor, { ...(await seen(id)), ...why() });
  expect(reasonOf(again)).toBe('nothing_changed');

  const request = await clerk.get(reinstateAcceptor, { ...(await seen(id)), ...why() });
  expect(reasonOf(await look(code))).toBe('acceptance_code_wrong');
  await approve(request.id);
  expect(await look(code)).toMatchObject({ code: 200 });
});

test('the previous code works until two people have agreed on another', async () => {
  const { id, code } = await readyAcceptor();
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  const renewal = { id, seen: (await find(id))?.codeIssuedAt ?? null };
  const request = await clerk.get(renewAcceptanceCode, { ...renewal, ...why() });
  expect(await look(code)).toMatchObject({ code: 200 });
  expect(reasonOf(await look(request.code))).toBe('acceptance_code_wrong');
  await approve(request.id);
  expect(reasonOf(await look(code))).toBe('acceptance_code_wrong');
  expect(await look(request.code)).toMatchObject({ code: 200 });
  const late = await clerk.ask(renewAcceptanceCode, { ...renewal, ...why() });
  expect(reasonOf(late)).toBe('desk_changed_meanwhile');
});
