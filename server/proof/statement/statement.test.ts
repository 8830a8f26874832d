import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { checkHead, statementKey } from '#contract/statement.ts';
import { wallet } from '#contract/wallet.ts';
import { languages } from '#domain/language.ts';
import { micro } from '#domain/money.ts';
import { depositTo, makeEntry, postAll, tellStory } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { textsOf } from './texts.ts';

interface Verified {
  readonly header: { readonly owner: string; readonly simulated: boolean };
  readonly records: readonly { readonly seq: number }[];
}

const verifierUrl = new URL('../../../packages/verify/verify-statement.mjs', import.meta.url);
const { verifyStatement } = (await import(verifierUrl.href)) as {
  verifyStatement(file: Uint8Array, key: string): Verified;
};

const hour = 3_600_000;
const always = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
const timeZone = 'Asia/Kathmandu GMT+05:45';
let server: TestServer;
let token = '';
let partner = '';
let key = '';

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await server.admit('harbour');
  partner = await idOf(token);
  await tellStory(server.db, [partner]);
  const published = await server.ask(statementKey, {});
  key = published.code === 200 ? published.data.key : '';
});
afterAll(() => server.close());

async function idOf(of: string): Promise<string> {
  const info = await server.ask(userInfo, {}, { token: of });
  if (info.code !== 200) throw new Error(info.msg);
  return info.data.id;
}

interface Question {
  readonly format: string;
  readonly from?: string;
  readonly to?: string;
}

const fetchFile = (question: Question, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/statement?${new URLSearchParams({ ...always, ...question })}`,
    headers: { 'x-ct': token, 'x-tz': timeZone, ...headers },
  });

test('a check file of the books is sound, signed by the published key, and only one’s own', async () => {
  const reply = await fetchFile({ format: 'jsonl' });
  expect(reply.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-disposition': 'attachment; filename="SIMULATED-statement-2020-01-01-2100-01-01.jsonl"',
    'cache-control': 'no-store',
  });
  const { header, records } = verifyStatement(reply.rawPayload, key);
  expect(header).toMatchObject({ owner: partner, simulated: true });
  const held = await server.ask(wallet, {}, { token });
  expect(held).toMatchObject({ data: { head: { seq: records.length } } });

  const stranger = await server.admit('stranger');
  const empty = await fetchFile({ format: 'jsonl' }, { 'x-ct': stranger });
  expect(verifyStatement(empty.rawPayload, key).records).toEqual([]);
  expect(empty.body).not.toContain(partner);
});

test('a range begins and ends where it says, in the middle of a chain too', async () => {
  const login = await server.admit('ranger');
  const owner = await idOf(login);
  const at = (hours: number) => new Date(Date.UTC(2026, 4, 1) + hours * hour);
  for (let hours = 0; hours < 6; hours += 1) {
    const deposit = makeEntry('deposit', [[owner, 'bank_in', owner, 'available', 1_000_000n]]);
    await postAll(server.db, [deposit], at(hours));
  }
  const question = { from: at(2).toISOString(), to: at(4).toISOString() };
  const reply = await fetchFile({ format: 'jsonl', ...question }, { 'x-ct': login });
  const { header, records } = verifyStatement(reply.rawPayload, key);
  expect(records.map(({ seq }) => seq)).toEqual([3, 4]);
  expect(header).toMatchObject({ owner, start: { seq: 2 } });
  expect(reply.body).toContain('"opening":{"available":"2.00"}');
  expect(reply.body).toContain('"closing":{"available":"4.00"}');
});

test('a superuser who changes the books changes the statement, and the verifier names the line', async () => {
  const { seq, id } = await server.db.sql.one<{ seq: bigint; id: string }>`
    select r.seq, e.id from record r join entry e on e.id = r.entry_id
     where r.owner = ${partner} and e.kind = 'settle'`;
  const setRemark = (remark: string | null) =>
    changeUnguarded(server.db.owner, async (sql) => {
      await sql`update entry set remark = ${remark} where id = ${id}`;
    });
  await setRemark('quietly changed');
  const { rawPayload } = await fetchFile({ format: 'jsonl' });
  expect(() => verifyStatement(rawPayload, key)).toThrow(
    expect.objectContaining({ line: Number(seq) + 1 }),
  );
  await setRemark(null);
  verifyStatement((await fetchFile({ format: 'jsonl' })).rawPayload, key);
});

test('a table has local time and UTC, words of the language, and says that it is a demo', async () => {
  const { body, headers } = await fetchFile({ format: 'csv' }, { lang: 'de' });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const [label, names, first] = body.split('\r\n');
  expect(label).toMatch(/^\uFEFF"SIMULIERT \(SIMULATED\)"/);
  expect(names).toContain('"Ortszeit (Asia/Kathmandu)","UTC","Art"');
  const [local, utc, ...rest] = first?.split(',') ?? [];
  expect(local).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+05:45"$/);
  expect(utc).toMatch(/^"[\d-]+T[\d:.]+Z"$/);
  const cells = ['"Gutschrift"', '"Einzahlung"', '20.00', '', '20.00', '""'];
  expect(rest.slice(0, 6)).toEqual(cells);
  expect(rest.slice(6).join()).toMatch(/^"[^"]*Referenz: R-1[^"]*","[\da-f-]{36}","[\da-f]{64}"$/);
});

test('a table is written in the language of its reader, whichever of the twelve it is', async () => {
  // `npm run test:long` reads all of them.
  for (const { code } of languages.filter((_, at) => process.env.LONG || at % 4 === 0)) {
    const { body } = await fetchFile({ format: 'csv' }, { lang: code });
    const { record, statement } = textsOf(code);
    expect(body).toContain(`"${record.type['system-top-up']}","${record.kind.deposit}"`);
    expect(body).toContain(`"${statement.hash}"`);
  }
});

test('a page that prints is downloaded, never shown as one of ours, and says that it is a demo', async () => {
  const { body, headers } = await fetchFile({ format: 'html' }, { lang: 'de' });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="SIMULATED-statement-2020-01-01-2100-01-01.html"',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(body).toContain('SIMULIERT (SIMULATED)');
  expect(body).toContain(key);
});

test('refusals come in an envelope: no session, an invalid range, an invalid time zone', async () => {
  const reasonFor = async (question: Question, headers = {}) =>
    reasonOf((await fetchFile(question, headers)).json());
  expect(await reasonFor({ format: 'html' }, { 'x-ct': '' })).toBe('not_authorized');
  expect(await reasonFor({ format: 'pdf' })).toBe('input_invalid');
  expect(await reasonFor({ format: 'csv', from: always.to, to: always.from })).toBe(
    'input_invalid',
  );
  expect(await reasonFor({ format: 'csv', from: always.to })).toBe('input_invalid');
  expect(await reasonFor({ format: 'csv' }, { 'x-tz': 'Moon/Base GMT+00:00' })).toBe(
    'time_zone_invalid',
  );
});

test('more than 10,000 records are refused, and a shorter range is not', async () => {
  const login = await server.admit('busy-one');
  const owner = await idOf(login);
  // Enough records for the rule, as chain links that nobody will read.
  await postAll(server.db, [depositTo(owner, 1_000_000n)]);
  await changeUnguarded(server.db.owner, async (sql) => {
    await sql`
      insert into record (owner, seq, entry_id, hash, previous)
      select owner, seq + n, entry_id, hash, previous from record, generate_series(1, 10000) n
       where owner = ${owner}`;
  });
  const reply = await fetchFile({ format: 'csv' }, { 'x-ct': login });
  expect(reply.json()).toMatchObject({
    code: 400,
    msg: expect.stringMatching(
      /^A statement can contain up to 10,000 transactions.*a shorter one\.$/,
    ),
    data: { reason: 'statement_too_long', facts: { most: 10_000 } },
  });
  const before = { format: 'csv', to: '2026-01-01T00:00:00Z' };
  expect((await fetchFile(before, { 'x-ct': login })).headers['content-type']).toContain('csv');
});

test('a head that was seen stays part of the chain forever, and any other is not', async () => {
  const ask = (seq: string, hash: string, of = token) =>
    server.ask(checkHead, { seq, hash }, { token: of });
  const row = await server.db.sql.one<{ seq: bigint; hash: string }>`
    select seq, encode(hash, 'hex') hash from record where owner = ${partner} and seq = 2`;
  const { seq, hash } = { seq: String(row.seq), hash: row.hash };
  expect(await ask(seq, hash)).toMatchObject({ data: { isPartOfChain: true } });
  expect(await ask('3', hash)).toMatchObject({ data: { isPartOfChain: false } });
  expect(await ask('999999', hash)).toMatchObject({ data: { isPartOfChain: false } });
  const stranger = await server.admit('stranger-two');
  expect(await ask(seq, hash, stranger)).toMatchObject({ data: { isPartOfChain: false } });
  expect(reasonOf(await ask('-1', hash))).toBe('input_invalid');
});

test('the verifier is served as a download and never run in the page', async () => {
  expect((await server.app.inject({ url: '/verify-chat.mjs' })).statusCode).toBe(200);
  const reply = await server.app.inject({ url: '/verify-statement.mjs' });
  expect(reply.body).toBe(readFileSync(verifierUrl, 'utf8'));
  expect(reply.headers['content-disposition']).toContain('attachment');
});

test('a remark in any script comes back in the check file letter for letter', async () => {
  const login = await server.admit('writer');
  const owner = await idOf(login);
  const remark = 'ขอบคุณ 東京 «Спасибо» "quoted", \u2028 line';
  const entry = makeEntry('deposit', [[owner, 'bank_in', owner, 'available', micro(5_000_000n)]]);
  await postAll(server.db, [{ ...entry, remark }], new Date());
  const { rawPayload, body } = await fetchFile({ format: 'jsonl' }, { 'x-ct': login });
  verifyStatement(rawPayload, key);
  expect(body).toContain(JSON.stringify(remark));
});
