import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { listStaffActivity } from '#contract/deposit.ts';
import { listApprovals } from '#contract/desk/approvals.ts';
import { assignChat, listChats, openChat } from '#contract/desk/chats.ts';
import { showPartner } from '#contract/desk/partners.ts';
import { askDataExport, askErasure, downloadPersonalData } from '#contract/desk/personal-data.ts';
import { recordDeposit } from '#contract/desk/transfers.ts';
import { listWaiting } from '#contract/desk/waiting.ts';
import { listNotifications } from '#contract/notification.ts';
import { makeObjection, objectionState } from '#contract/objection.ts';
import { ownPersonalData } from '#contract/personal-data.ts';
import { login } from '#contract/session.ts';
import { erasureWaitDays } from '#domain/partner/erasure.ts';
import { forgetViewers } from '../../ads/delivery/forget-viewers.ts';
import { checkRollups } from '../../ads/figures/rollup-store.ts';
import { admitStaff, type TestStaff, withSecond } from '../../desk/test-desk.ts';
import { createImageFolder } from '../../people/file/image-folder.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment, identifier, insert } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { unzip } from '../../platform/process/test-unzip.ts';
import { readyPartner, type TestPartner, testDigits } from '../../programme/wallet/test-partner.ts';
import { confirmFor } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { auditAll } from '../audit/audit-all.ts';
import { erasePartners } from './erase-partners.ts';
import { personalTables } from './personal-tables.ts';
import { canary, knownPartner } from './test-personal-world.ts';

const dayMs = 86_400_000;
const told = { reason: 'Asked in a letter.', reference: 'letter 17' };

let server: TestServer;
let first: TestStaff;
let second: TestStaff;
let partner: TestPartner & { readonly image: string };
let bystander: TestPartner;
let days = 0;

/** After a day nobody is signed in at the desk any more. */
async function newDay(count = 0) {
  days += 1;
  server.clock.now = new Date(server.clock.now.getTime() + count * dayMs);
  const roles = ['support', 'finance', 'approver'] as const;
  first = await admitStaff(server, `Ann First ${days}`, ...roles);
  second = await admitStaff(server, `Bo Second ${days}`, ...roles);
}

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await newDay();
  bystander = await readyPartner(server, 'bystander', '10.00');
  partner = await knownPartner({ server, first, second });
});
afterAll(() => server.close());

const erase = () =>
  erasePartners(
    { db: server.db, imageFolder: createImageFolder(server.dataDir) },
    server.clock.now,
  );

const askTwo = (id: string) => withSecond(first, second).get(askErasure, { id, ...told });

/** All that the database holds, table by table. */
async function dump(): Promise<Map<string, string>> {
  const tables = await server.db.owner.sql.many<{ name: string }>`
    select table_name name from information_schema.tables where table_schema = 'public'`;
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await server.db.owner.sql.many<{ row: string }>`
      select row_to_json(${identifier(name)})::text "row" from ${identifier(name)}`;
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}

const tablesWith = (texts: Map<string, string>, word: string) =>
  [...texts].filter(([, text]) => text.includes(word)).map(([name]) => name);

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  const whose = personalTables[table]?.rowsOfPartner(partner.id) ?? fragment`false`;
  const rows = await server.db.owner.sql.many<{ row: Record<string, unknown> }>`
    select to_jsonb(t) "row" from (select * from ${identifier(table)} where ${whose}) t`;
  return rows.map(({ row }) => row);
}

test('the app and the desk give out everything about a partner, and the desk by two people', async () => {
  const download = (confirmation: string) =>
    server.app.inject({
      url: `/api${ownPersonalData.path}?confirmation=${confirmation}`,
      headers: { 'x-ct': partner.token },
    });
  // Whoever found the phone unlocked does not know the six digits.
  expect((await download('none')).json().data.reason).toBe('confirmation_invalid');
  const subject = { action: 'personal-data' } as const;
  const confirmation = await confirmFor(server, partner.token, subject, testDigits);
  const answer = await download(confirmation);
  expect((await download(confirmation)).json().data.reason).toBe('confirmation_used');
  const own = unzip(answer.rawPayload);
  const chat = JSON.parse(String(own.get('data/chat_message.json')));
  expect(chat[0]).toMatchObject({ content: `My name is ${canary}.` });
  expect(JSON.parse(String(own.get('data/payout.json')))).toHaveLength(1);
  expect(own.get(`images/${partner.image}.webp`)?.length).toBeGreaterThan(10);
  expect(String(own.get('data/partner.json'))).not.toContain('password_hash');
  const all = [...own.values()].join('');
  // A stolen token gets neither the card nor what would silence the owner's devices.
  for (const secret of ['1234567890', 'https://push.example/']) expect(all).not.toContain(secret);

  expect(reasonOf(await first.ask(downloadPersonalData, { id: partner.id }))).toBe(
    'desk_not_found',
  );
  await withSecond(first, second).get(askDataExport, { id: partner.id, ...told });
  const { body } = await first.get(downloadPersonalData, { id: partner.id });
  const whole = unzip(body as unknown as Buffer);
  expect(String(whole.get('data/bank_card-fields.json'))).toContain('1234567890');

  const acts = await server.ask(listStaffActivity, {}, { token: partner.token });
  const done = acts.code === 200 ? acts.data.list.map(({ act }) => act) : [];
  expect(done).toEqual(
    expect.arrayContaining(['request-data-export', 'approve-data-export', 'data-export-file']),
  );
  const notices = await server.ask(listNotifications, {}, { token: partner.token });
  expect(JSON.stringify(notices)).toContain('data-export');
});

test('nobody is erased alone, with money in the wallet, or in spite of an objection', async () => {
  expect(reasonOf(await first.ask(askErasure, { id: bystander.id, ...told }))).toBe(
    'desk_erasure_money',
  );
  await first.get(askErasure, { id: partner.id, ...told });
  const own = (await first.get(listApprovals, { kind: 'erasure' })).list;
  expect(own).toMatchObject([{ partner: canary }]);
  expect((await second.get(showPartner, { id: partner.id })).erasureDueAt).toBe(null);
  await changeUnguarded(server.db.owner, (sql) => sql`delete from approval where kind = 'erasure'`);

  await askTwo(partner.id);
  const state = await server.ask(objectionState, {}, { token: partner.token });
  expect(state).toMatchObject({ data: { erasureAt: expect.any(String) } });
  await server.ask(makeObjection, {}, { token: partner.token });
  await newDay(erasureWaitDays);
  await erase();
  const token = await newToken();
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ data: { username: canary } });
});

async function newToken(): Promise<string> {
  const form = { username: canary, password: testPassword };
  const answer = await server.ask(login, form, { address: '10.9.8.7' });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
}

test('the database erases nobody before the day, nor without a decision of two people', async () => {
  await askTwo(partner.id);
  const { id } = await server.db.sql.one<{ id: string }>`
    select id from erasure where objected_at is null`;
  const early = new Date(server.clock.now.getTime() + (erasureWaitDays - 1) * dayMs);
  await expect(server.db.sql`select erase_partner(${id}, ${early})`).rejects.toThrow(
    'This erasure is not due',
  );
  await expect(server.db.owner.sql`update chat_message set content = ''`).rejects.toThrow(
    'never changed',
  );
  await expect(server.db.sql`update erasure set erasing_in = pg_current_xact_id()`).rejects.toThrow(
    'permission denied',
  );
});

test('an erasure leaves no trace of the person, and every chain, sum and figure stays whole', async () => {
  const before = await dump();
  expect(tablesWith(before, canary).length).toBeGreaterThan(15);
  const tables = Object.entries(personalTables).filter(
    ([, { eraseRows, eraseColumns }]) => eraseRows || eraseColumns,
  );
  const rowsBefore = new Map<string, Record<string, unknown>[]>();
  for (const [table] of tables) rowsBefore.set(table, await rowsOf(table));
  const empty = tables.filter(([table]) => rowsBefore.get(table)?.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  const file = join(server.dataDir, 'images', partner.image.slice(0, 2), `${partner.image}.webp`);
  expect(existsSync(file)).toBe(true);

  await newDay(erasureWaitDays);
  await erase();
  await forgetViewers(server, server.clock.now);

  const after = await dump();
  for (const word of [canary, '1234567890', '10.9.8', '+66 2 123 4567']) {
    const left = tablesWith(after, word).filter((name) => {
      const lines = (after.get(name) ?? '').split('\n').filter((line) => line.includes(word));
      return !lines.every((line) => line.includes(bystander.id));
    });
    expect([word, left]).toEqual([word, []]);
  }
  for (const [table, { eraseRows }] of tables) {
    if (eraseRows) expect([table, await rowsOf(table)]).toEqual([table, []]);
  }
  expect(existsSync(file)).toBe(false);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
  expect((await checkRollups(server.db)).differences).toEqual([]);
  const chain = await server.db.owner.sql.many<{ isWhole: boolean }>`
    select bool_and(previous = coalesce(lag, previous) and salt is null) is_whole from
      (select previous, salt, lag(hash) over (order by seq) from chat_message
        where partner_id = ${partner.id}) t`;
  expect(chain).toEqual([{ isWhole: true }]);
});

test('nobody can log in to an erased account, no session survives, and the name is free again', async () => {
  const form = { username: canary, password: testPassword };
  const answer = await server.ask(login, form, { address: '10.9.8.7' });
  expect(reasonOf(answer)).toBe('credentials_wrong');
  expect(reasonOf(await server.ask(userInfo, {}, { token: partner.token }))).not.toBe(null);
  const shown = await second.get(showPartner, { id: partner.id });
  expect(shown).toMatchObject({ status: 'cancelled', username: null, email: '', phone: '' });
  expect(shown.nickname).toMatch(/^erased-/);
  expect(reasonOf(await first.ask(askErasure, { id: partner.id, ...told }))).toBe('desk_erased');
  await server.admit(canary);
});

test('the chat of an erased partner is not in the queue and cannot be taken', async () => {
  const { list } = await first.get(listChats, {});
  const chat = list.find(({ partnerId }) => partnerId === partner.id);
  expect(chat).toMatchObject({ isErased: true, waiting: 0, since: null });
  const { version } = await first.get(openChat, { partnerId: partner.id });
  const taken = { partnerId: partner.id, version, to: first.id };
  expect(reasonOf(await first.ask(assignChat, taken))).toBe('desk_erased');
  const waiting = await first.get(listWaiting, {});
  expect(waiting.list.filter(({ queue }) => queue === 'chats')).toEqual([]);
});

test('money that arrives after an erasure is not recorded as the partner’s', async () => {
  const reference = 'R-0000-0000';
  await insert(server.db.sql, 'deposit_reference', {
    reference,
    partnerId: partner.id,
    createdAt: server.clock.now,
  });
  const seen = { reference, amount: '20.00', reason: 'On the statement' };
  expect(reasonOf(await first.ask(recordDeposit, seen))).toBe('desk_erased_deposit');
});
