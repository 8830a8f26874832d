import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthlyRecords } from '#contract/record.ts';
import { findTimeZoneName } from '#domain/time-zone.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { readyPartner } from './test-partner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

/** Names that ICU knows but does not list. */
const ofIcu = [
  ...['ACT', 'AET', 'AGT', 'ART', 'AST', 'BET', 'BST', 'CAT', 'CNT', 'CST', 'CTT', 'EAT', 'ECT'],
  ...['IET', 'IST', 'JST', 'MIT', 'NET', 'NST', 'PLT', 'PNT', 'PRT', 'PST', 'SST', 'VST'],
  ...['SystemV/PST8', 'SystemV/EST5EDT', 'US/Pacific-New'],
];

/** A winter and a summer day, in either half of the world. */
const moments = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

const clock = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

test('every accepted time zone means the same to the server and to the database', async () => {
  const listed = await server.db.sql.many<{ name: string }>`select name from pg_timezone_names`;
  const names = [
    ...listed.map(({ name }) => name),
    ...Intl.supportedValuesOf('timeZone'),
    ...ofIcu,
  ];
  const taken = new Set(names.flatMap((name) => findTimeZoneName(name) ?? []));
  expect(taken.size).toBeGreaterThan(400);
  for (const at of moments) {
    const rows = await server.db.sql.many<{ name: string; clock: string }>`
      select name, to_char(${at}::timestamptz at time zone name, 'YYYY-MM-DD HH24:MI:SS') clock
        from unnest(${[...taken]}::text[]) name`;
    for (const row of rows) expect(row.clock, row.name).toBe(clock(row.name, at));
  }
  expect(ofIcu.filter((name) => findTimeZoneName(name) !== null)).toEqual([]);
});

test('months follow the requested time zone, and an unknown one is refused', async () => {
  server.clock.now = new Date('2031-10-31T20:00:00Z');
  const { token } = await readyPartner(server, 'harbour', '50.00');
  const ask = (user_time_zone: string) => server.ask(monthlyRecords, { user_time_zone }, { token });
  const newestOf = async (timeZone: string) => {
    const answer = await ask(timeZone);
    return answer.code === 200 ? answer.data.list[0]?.month : answer.msg;
  };
  expect(await newestOf('CET')).toBe('2031-10');
  expect(await newestOf('Pacific/Kiritimati')).toBe('2031-11');
  expect(await newestOf('Asia/Bangkok GMT+07:00')).toBe('2031-11');
  for (const timeZone of ['Rubbish', 'MIT', 'PST', '']) {
    expect(reasonOf(await ask(timeZone)), timeZone).toBe('time_zone_invalid');
  }
});
