import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelExchange } from '#contract/exchange.ts';
import { cancelPayout, requestPayout } from '#contract/payout.ts';
import { stopPlan } from '#contract/plan.ts';
import { listRecords, monthlyRecords } from '#contract/record.ts';
import { formatMicro, type Micro, parseMicro, sum, zero } from '#domain/money.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, consume } from '../plan/test-events.ts';
import { cents, createLife, type Life } from '../plan/test-life.ts';
import type { PayoutStep } from './move-payout.ts';
import { moneyActs } from './test-money-acts.ts';
import { movePayoutByName } from './test-move-payout.ts';
import type { TestPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

async function withdraw({ cardId, confirm, token }: TestPartner, amount: string) {
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  const answer = await server.ask(requestPayout, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return (to: PayoutStep['newState'], by: string) =>
    movePayoutByName(life.services, {
      id: answer.data.id,
      newState: to,
      movedBy: by,
      reason: 'a test',
      reference: 'B-1',
    });
}

test.each(['cancelPayout', 'cancelExchange'] as const)(
  'what %s takes back is in the records twice, and in the month neither in nor out',
  async (name) => {
    const act = await moneyActs[name]?.(server, name.toLowerCase());
    if (!act) throw new Error('There is no such act');
    const { partner, input, subject } = act;
    const monthOf = async () => {
      const answer = await server.ask(monthlyRecords, {}, { token: partner.token });
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data.list.map((month) => [month.in, month.out]);
    };
    expect(await monthOf()).toEqual([['200.00', '-30.00']]);
    const confirmation = await partner.confirm(subject);
    const asked = { requestId: randomUUID(), ...input, confirmation } as never;
    const route = { cancelPayout, cancelExchange }[name];
    expect(await server.ask(route, asked, { token: partner.token })).toMatchObject({ code: 200 });
    expect(await monthOf()).toEqual([['200.00', '0.00']]);
    const listed = await server.ask(listRecords, {}, { token: partner.token });
    if (listed.code !== 200) throw new Error(listed.msg);
    const amounts = listed.data.list.map(({ amount }) => amount);
    expect(amounts).toEqual(expect.arrayContaining(['30.00', '-30.00', '200.00']));
  },
);

const signedSum = (amounts: readonly string[]) =>
  formatMicro(sum(amounts.map((amount) => parseMicro(amount) ?? zero)));

test('the signed amounts of records and of the table add up to the available funds', async () => {
  const partner = await life.newPartner('300.00');
  const { id } = partner;
  const payout = await withdraw(partner, '100.00');
  await payout('approved', 'Ann Lee');
  await payout('sent', 'Bo Chen');
  await payout('completed', 'Eve Ito');
  const refused = await withdraw(partner, '20.00');
  await refused('rejected', 'Ann Lee');
  const catalogue = await life.ready();
  const { no, delivered } = await life.putting(catalogue, '100.00', partner);
  const serves = await consume(server.db, cents(38), delivered);
  await click(server.db, serves.slice(0, 2), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, 2)) await life.convert(serveId);
  await life.doJobs();
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  const stop = { requestId: randomUUID(), planNo: no, confirmation };
  await server.ask(stopPlan, stop, { token: partner.token });
  await life.pass(20 * minuteMs);
  await life.pass(20 * dayMs);
  expect(await life.status(no)).toBe('settled');

  const visit = { partnerId: id, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const { token } = await startSession(server.db.sql, visit);
  const answer = await server.ask(listRecords, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { list } = answer.data;
  const available = await balanceOf(server.db, id, 'available');
  expect(available).toBe(cents(200 - 38 + 2 * 7.6));
  expect(signedSum(list.map(({ amount }) => amount))).toBe(formatMicro(available as Micro));
  // Those of the available funds alone add up to the same.
  const funds = await server.ask(listRecords, { pocket: 'available' }, { token });
  if (funds.code !== 200) throw new Error(funds.msg);
  const changing = list.filter(({ amount }) => amount !== '0.00');
  expect(funds.data.list.map((one) => one.id)).toEqual(changing.map((one) => one.id));
  expect(changing.length).toBeLessThan(list.length);
  expect(list.find(({ kind }) => kind === 'put_hold')?.product).toBe('Boat trips');
  // A completion or consumption shows what moved without counting it again.
  const shownOf = (kind: string) =>
    list.filter((one) => one.kind === kind).map(({ amount, moved }) => [amount, moved]);
  expect(shownOf('payout_request')).toEqual([
    ['-20.00', null],
    ['-100.00', null],
  ]);
  expect(shownOf('payout_complete')).toEqual([
    ['0.00', { amount: '100.00', from: 'payout', to: 'bank_out' }],
  ]);
  expect(shownOf('put_hold')).toEqual([['-100.00', null]]);
  expect(shownOf('ad_billing')).toContainEqual([
    '0.00',
    { amount: '38.00', from: 'to_consume', to: 'publisher_pending' },
  ]);
  expect(shownOf('put_return')).toEqual([['62.00', null]]);

  // Money that came back within the month counts neither as in nor as out.
  const monthly = await server.ask(monthlyRecords, {}, { token });
  if (monthly.code !== 200) throw new Error(monthly.msg);
  const moved = monthly.data.list.flatMap(({ types }) => types);
  expect(moved.filter(({ type }) => type === 'manual-payout')).toEqual([
    { type: 'manual-payout', in: '0.00', out: '-100.00' },
  ]);
  // Each line opens to its records, which add up to it.
  for (const { month, types } of monthly.data.list) {
    const from = new Date(`${month}-01T00:00:00Z`);
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
    const dates = { from: from.toISOString(), to: to.toISOString() };
    for (const line of types) {
      const asked = { ...dates, type: line.type, pocket: 'available' } as const;
      const behind = await server.ask(listRecords, asked, { token });
      if (behind.code !== 200) throw new Error(behind.msg);
      const sum = signedSum(behind.data.list.map(({ amount }) => amount));
      expect(sum, line.type).toBe(signedSum([line.in, line.out]));
    }
  }
  const sides = moved.flatMap((type) => [type.in, type.out]);
  expect(signedSum(sides)).toBe(formatMicro(available as Micro));
  // A month leads from the funds before it to those after it; the latest ends at what there is.
  const [latest] = monthly.data.list;
  expect(latest?.closing).toBe(formatMicro(available as Micro));
  for (const { opening, in: moneyIn, out, closing } of monthly.data.list) {
    expect(signedSum([opening, moneyIn, out])).toBe(closing);
  }

  const range = { format: 'csv', from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  const url = `/api/statement?${new URLSearchParams(range)}`;
  const file = await server.app.inject({ url, headers: { 'x-ct': token } });
  const rows = file.body.split('\r\n').slice(2, -1);
  expect(rows).toHaveLength(list.length);
  const amounts = rows.map((row) => row.split(',')[4] ?? '');
  expect(signedSum(amounts)).toBe(formatMicro(available as Micro));
});
