import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAcceptors } from '#contract/desk/acceptors.ts';
import { issueCodes, listCodes } from '#contract/desk/codes.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { listHosts } from '#contract/desk/hosts.ts';
import { makeMerchant } from '#contract/desk/merchants.ts';
import { listPartnerActs, listPartnerPlans } from '#contract/desk/partners.ts';
import { makePlacement, makePublisher } from '#contract/desk/placements.ts';
import { inviteStaff } from '#contract/desk/staff.ts';
import { listRecords } from '#contract/record.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { noteAct } from '../people/audit-event/note-act.ts';
import { insertHost } from '../people/partner/host-store.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { createAcceptor } from '../programme/exchange/change-acceptor.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { admitStaff, type TestStaff } from './test-desk.ts';
import { newPartner } from './traces/test-people-traces.ts';

let server: TestServer;
let staff: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  staff = await admitStaff(server, 'Ida Everything', ...workingRoles);
});
afterAll(() => server.close());

test('a list asked to continue from an invalid cursor does not fail', async () => {
  const { id } = await newPartner(server);
  const known: Record<string, string> = { id, partner: id, partnerId: id };
  const asked: string[] = [];
  for (const route of Object.values(deskRoutes)) {
    const fields = 'entries' in route.input ? Object.keys(route.input.entries) : [];
    if (route.method !== 'GET' || !fields.includes('cursor')) continue;
    asked.push(route.path);
    const given = Object.fromEntries(fields.flatMap((name) => (known[name] ? [[name, id]] : [])));
    for (const cursor of ['1_abc', 'x~y', `1_${randomUUID()}`, "'", '999999999999999_1']) {
      const answer = await staff.ask(route, { ...given, cursor } as never);
      expect(reasonOf(answer), `${route.path} ${cursor}`).not.toBe('server_error');
    }
  }
  expect(asked.length).toBeGreaterThan(20);
});

test('a list is asked the same with a filter that is undefined as without it', async () => {
  const asked = await staff.get(listHosts, { name: undefined, cursor: undefined });
  expect(asked).toEqual(await staff.get(listHosts, {}));
  const { token } = await newPartner(server);
  const answer = await server.ask(listRecords, { type: undefined, cursor: undefined }, { token });
  expect(answer).toEqual(await server.ask(listRecords, {}, { token }));
});

test('codes are found by their batch, and each in the file is one in the list', async () => {
  const given = { requestId: randomUUID(), count: 60, days: 7 };
  const { batch, codes } = await staff.get(issueCodes, given);
  await staff.get(issueCodes, { ...given, requestId: randomUUID(), count: 2 });
  expect(batch).toMatch(/^B-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const first = await staff.get(listCodes, { batch });
  const second = await staff.get(listCodes, { batch, cursor: first.next ?? '' });
  const listed = [...first.list, ...second.list];
  expect(second.next).toBeNull();
  expect(listed.map(({ id }) => id).sort()).toEqual(codes.map(({ id }) => id).sort());
  expect(new Set(listed.map((one) => one.batch))).toEqual(new Set([batch]));
  expect(JSON.stringify(listed)).not.toContain(codes[0]?.code);
  const wrong = await staff.ask(listCodes, { cursor: '2026-11-15~zz' });
  expect(reasonOf(wrong)).toBe('input_invalid');
});

test('hosts and acceptors are listed to the last one, and found by name', async () => {
  const added = { publicKey: 'a key', origin: null, addedBy: 'a test', addedAt: server.clock.now };
  for (let host = 0; host < 60; host += 1) {
    const name = `host-${String(host).padStart(3, '0')}`;
    await insertHost(server.db.sql, { name, ...added });
  }
  const first = await staff.get(listHosts, {});
  const second = await staff.get(listHosts, { cursor: first.next ?? '' });
  const names = [...first.list, ...second.list].map(({ name }) => name);
  expect([names.length, names.at(-1), second.next]).toEqual([60, 'host-059', null]);
  expect((await staff.get(listHosts, { name: '-01' })).list).toHaveLength(10);
  const terms = { kind: 'personal', currency: 'XTS', rate: '33', limit: 1_000_000n } as const;
  for (const [name, isActive] of [
    ['Ploy', true],
    ['Anong', false],
  ] as const) {
    const acceptor = { id: randomUUID(), ...terms, name, registration: 'No. 8', isActive } as never;
    await createAcceptor(server.db.sql, acceptor, server.clock.now);
  }
  const found = async (input: Parameters<typeof staff.get<typeof listAcceptors>>[1]) =>
    (await staff.get(listAcceptors, input)).list.map(({ name }) => name);
  expect(await found({})).toEqual(['Anong', 'Ploy']);
  expect(await found({ name: 'plo' })).toEqual(['Ploy']);
  expect(await found({ state: 'out' })).toEqual(['Anong']);
});

test('the acts on an account are found by who did them, and its plans by status', async () => {
  const { id: partnerId } = await newPartner(server);
  for (const by of ['Ann Smith', 'Bo Long']) {
    const act = {
      partnerId,
      author: by,
      action: 'card-read',
      reason: 'r',
      reference: 'T-1',
    } as const;
    await noteAct(server.db.sql, act, server.clock.now);
  }
  const { list } = await staff.get(listPartnerActs, { id: partnerId, by: 'ann' });
  expect(list.map(({ by }) => by)).toEqual(['Ann Smith']);
  expect((await staff.get(listPartnerActs, { id: partnerId })).list).toHaveLength(2);
  const plans = await staff.get(listPartnerPlans, { id: partnerId, status: 'putting' });
  expect(plans.list).toEqual([]);
});

test('names and terms that staff write are held to what they may say', async () => {
  const asking = 'Please transfer 500 to our account today';
  const merchant = { name: asking, contact: '', reason: '' };
  expect(reasonOf(await staff.ask(makeMerchant, merchant))).toBe('staff_text_blocked');
  const publisher = { name: asking, reason: '' };
  expect(reasonOf(await staff.ask(makePublisher, publisher))).toBe('staff_text_blocked');
  const { id: publisherId } = await staff.get(makePublisher, { name: 'Pier News', reason: '' });
  const shown = { format: 'image', width: 300, height: 250, category: 'news' } as const;
  const rate = { model: 'cpm', price: '2.00', payBps: 8500, reason: '' } as const;
  const placement = { publisherId, name: asking, domains: ['pier.example'], ...shown, ...rate };
  expect(reasonOf(await staff.ask(makePlacement, placement))).toBe('staff_text_blocked');
  const partner = { name: asking, roles: ['support' as const] };
  expect(reasonOf(await staff.ask(inviteStaff, partner))).toBe('staff_text_blocked');
  const person = { kind: 'personal', currency: 'XTS', rate: '33', limit: 1_000_000n } as const;
  for (const words of [
    { name: asking, registration: 'No. 8' },
    { name: 'Ploy', registration: asking },
  ]) {
    const acceptor = { id: randomUUID(), ...person, ...words, isActive: true } as never;
    const creation = createAcceptor(server.db.sql, acceptor, server.clock.now);
    await expect(creation).rejects.toMatchObject({ reason: 'staff_text_blocked' });
  }
});
