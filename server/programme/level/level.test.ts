import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { buyVip, levelLog, shopLevel } from '#contract/level.ts';
import { payoutTerms } from '#contract/payout.ts';
import { planDetail, previewPut, putPlan } from '#contract/plan.ts';
import { listRecords } from '#contract/record.ts';
import { login } from '#contract/session.ts';
import { creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { micro } from '#domain/money.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf, depositTo, postAll, reverseEntry } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { click, consume } from '../plan/test-events.ts';
import { cents, createLife, type Life } from '../plan/test-life.ts';
import { pushTo, putSubject, termsShown } from '../plan/test-plan.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { sumFacts } from './level-store.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const price = micro(20_000_000n);

async function levelOfPartner({ token }: Pick<TestPartner, 'token'>) {
  const answer = await server.ask(shopLevel, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

async function logOf({ token }: Pick<TestPartner, 'token'>) {
  const answer = await server.ask(levelLog, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
}

const readyToBuy = async (
  partner: TestPartner,
  shown = '20.00',
  requestId = randomUUID(),
  feeBps = 250,
) => {
  const agreed = micro(BigInt(shown.replace('.', '')) * 10_000n);
  const confirmation = await partner.confirm({ action: 'vip', months: 1, price: agreed, feeBps });
  const input = { requestId, price: shown, feeBps, confirmation };
  return () => server.ask(buyVip, input, { token: partner.token });
};

const buy = async (...question: Parameters<typeof readyToBuy>) => (await readyToBuy(...question))();

/** One confirmation at a time: attempts count before they are compared, even right ones. */
const buyAtOnce = async (partner: TestPartner, count: number) => {
  const purchases = [];
  for (let made = 0; made < count; made += 1) purchases.push(await readyToBuy(partner));
  return Promise.all(purchases.map((purchase) => purchase()));
};

test('a newcomer has level 1 and a score of 100, and nothing in the log', async () => {
  const partner = await readyPartner(server, 'newcomer', '0.00');
  expect(await levelOfPartner(partner)).toMatchObject({
    level: 1,
    consumed: '0.00',
    next: { level: 2, from: '500.00', missing: '500.00' },
    credit: { score: 100, band: 'good' },
    vip: { isOffered: true, price: '20.00', until: null, feeBps: 250, standardFeeBps: 500 },
  });
  expect(await logOf(partner)).toEqual([]);
  expect(await server.ask(userInfo, {}, { token: partner.token })).toMatchObject({
    data: { shopLevel: 1, creditScore: 100, vipUntil: null, deposit: '0.00' },
  });
});

test('a settled plan raises consumption and score, a recalled deposit lowers the score, each with its cause', async () => {
  const catalogue = await life.ready();
  const partner = await readyPartner(server, 'advertiser', '900.00');
  const { no, delivered } = await life.putting(catalogue, '500.00', partner);
  const serves = await consume(server.db, cents(500), delivered);
  await click(server.db, serves.slice(0, 1), delivered);
  // Consumed but not settled: what may still be credited back does not count for the level.
  expect(await levelOfPartner(partner)).toMatchObject({ level: 1, consumed: '0.00' });
  for (const ms of [minuteMs, 30 * minuteMs, dayMs * 1.1, 8 * dayMs]) await life.pass(ms);
  expect(await life.status(no)).toBe('settled');
  // Events at the same moment have no order, so move the clock.
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const deposit = depositTo(partner.id, 1_000_000n);
  await postAll(server.db, [deposit], server.clock.now);
  const recalled = { id: randomUUID(), cause: {}, remark: 'the bank recalled it' };
  await server.db.transaction((sql) => reverseEntry(sql, deposit.id, recalled, server.clock.now));
  const form = { username: 'advertiser', password: testPassword };
  const again = await server.ask(login, form);
  const session = { token: again.code === 200 ? again.data.token : '' };
  expect(await levelOfPartner(session)).toMatchObject({
    level: 2,
    consumed: '500.00',
    next: { level: 3, missing: '1500.00' },
    credit: { score: 81, band: 'fair' },
  });
  expect(await logOf(session)).toMatchObject([
    { what: 'deposit_recalled', points: -20, scoreAfter: 81, entryId: recalled.id },
    {
      ...{ what: 'plan_settled', points: 1, scoreAfter: 101, planNo: no },
      ...{ consumed: '500.00', levelAfter: 2, levelBefore: 1 },
    },
  ]);
});

test('a month of VIP is paid from available funds, shown as an active membership, and bought once', async () => {
  const partner = await readyPartner(server, 'member', '100.00');
  const requestId = randomUUID();
  const first = await buy(partner, '20.00', requestId);
  expect(first).toMatchObject({ code: 200, data: { price: '20.00', left: '80.00' } });
  expect(await buy(partner, '20.00', requestId)).toEqual(first);
  expect(await balanceOf(server.db, partner.id, 'available')).toBe(80_000_000n);
  expect(await balanceOf(server.db, partner.id, 'membership_income')).toBe(price);
  const records = await server.ask(
    listRecords,
    { type: 'open-membership' },
    { token: partner.token },
  );
  expect(records).toMatchObject({ data: { list: [{ kind: 'membership', amount: '-20.00' }] } });
  expect(await logOf(partner)).toMatchObject([{ what: 'vip_bought', points: 0, scoreAfter: 100 }]);
  expect(reasonOf(await buy(partner, '19.00'))).toBe('vip_price_changed');
  expect(reasonOf(await buy(partner, '20.00', randomUUID(), 200))).toBe('vip_price_changed');
  const begun = server.clock.now.getTime();
  const second = await buy(partner);
  if (second.code !== 200) throw new Error(second.msg);
  expect(Date.parse(second.data.until) - begun).toBe(60 * dayMs);
});

test('concurrent purchases each take their price and a month of their own, and never more than the balance', async () => {
  const partner = await readyPartner(server, 'eager', '50.00');
  const answers = await buyAtOnce(partner, 8);
  const bought = answers.flatMap((answer) => (answer.code === 200 ? [answer.data.until] : []));
  expect(new Set(bought).size).toBe(2);
  expect(new Set(answers.flatMap((answer) => reasonOf(answer) ?? []))).toEqual(
    new Set(['insufficient_balance']),
  );
  expect(await balanceOf(server.db, partner.id, 'available')).toBe(10_000_000n);
  const rich = await readyPartner(server, 'rich', '500.00');
  const all = await buyAtOnce(rich, 8);
  expect(all.filter(({ code }) => code === 200)).toHaveLength(3);
  expect(all.flatMap((answer) => reasonOf(answer) ?? [])).toContain('vip_enough');
});

test('a put has the lower fee in its terms during VIP, and neither before nor after', async () => {
  const catalogue = await life.ready();
  const partner = await readyPartner(server, 'saver', '400.00');
  const { token } = partner;
  const feeOf = async (planNo: string) => {
    const answer = await server.ask(planDetail, { planNo }, { token });
    return answer.code === 200 ? answer.data.terms.revenueFeeBps : null;
  };
  const planNo = await pushTo(server, catalogue, partner.id);
  const before = await termsShown(server, token, planNo);
  expect(await feeOf(planNo)).toBe(500);
  await buy(partner);
  expect(await feeOf(planNo)).toBe(250);
  // A confirmation of the old terms is refused with that reason.
  const old = await partner.confirm(putSubject(planNo, '50.00', before));
  const input = {
    requestId: randomUUID(),
    planNo,
    amount: '50.00',
    terms: before,
    confirmation: old,
  };
  expect(reasonOf(await server.ask(putPlan, input, { token }))).toBe('put_terms_changed');
  expect(await server.ask(previewPut, { planNo, amount: '50.00' }, { token })).toMatchObject({
    code: 200,
  });
  const terms = await termsShown(server, token, planNo);
  const confirmation = await partner.confirm(putSubject(planNo, '50.00', terms));
  const put = { requestId: randomUUID(), planNo, amount: '50.00', terms, confirmation };
  expect(await server.ask(putPlan, put, { token })).toMatchObject({ code: 200 });
  const next = await pushTo(server, catalogue, partner.id);
  server.clock.now = new Date(server.clock.now.getTime() + 5 * dayMs);
  expect(await feeOf(next)).toBe(250);
  const row = await server.db.sql.maybeOne<{ terms: { revenueFeeBps: number } }>`
    select terms from plan_put join plan on plan.id = plan_id where no = ${planNo}`;
  expect(row?.terms.revenueFeeBps).toBe(250);
  const month = await server.db.sql.maybeOne<{ ends: Date }>`
    select ends_at "ends" from vip_month where partner_id = ${partner.id}`;
  server.clock.now = month?.ends ?? server.clock.now;
  const again = await readyPartner(server, 'saver-later', '0.00');
  const later = await pushTo(server, catalogue, again.id);
  const shown = await server.ask(planDetail, { planNo: later }, { token: again.token });
  expect(shown).toMatchObject({ data: { terms: { revenueFeeBps: 500 } } });
});

test('VIP changes what a payout takes by its price and by nothing else', async () => {
  const plain = await readyPartner(server, 'plain', '100.00');
  const vip = await readyPartner(server, 'vip', '120.00');
  await buy(vip);
  const termsOf = async ({ token }: TestPartner) => {
    const answer = await server.ask(payoutTerms, {}, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    return answer.data;
  };
  const { card: _plain, ...one } = (await termsOf(plain)) as Record<string, unknown>;
  const { card: _vip, ...other } = (await termsOf(vip)) as Record<string, unknown>;
  expect(other).toEqual(one);
});

test('level and score are recomputed from their facts for many accounts, and equal the log', async () => {
  const ids = await server.db.sql.many<{ id: string }>`select id from partner`;
  for (const { id } of ids) {
    const { consumed, points } = await sumFacts(server.db.sql, id);
    const plain = await server.db.sql.one<{ consumed: bigint; settled: bigint; recalled: bigint }>`
      select coalesce(sum(spent), 0)::bigint consumed, count(*) settled,
             (select count(*) from entry e join entry u on u.id = e.reverses and u.kind = 'deposit'
               join record r on r.entry_id = e.id and r.owner = ${id}) recalled
        from plan join plan_meter on plan_id = plan.id
       where partner_id = ${id} and status = 'settled'`;
    expect(consumed).toBe(plain.consumed);
    expect(points).toBe(Number(plain.settled) - 20 * Number(plain.recalled));
    expect(levelOf(consumed)).toBeGreaterThan(0);
    expect(creditScoreOf(points)).toBeGreaterThanOrEqual(0);
  }
});

test('nobody can write a level, a score or a month of VIP that was not paid', async () => {
  const partner = await readyPartner(server, 'forger', '0.00');
  await expect(
    server.db.sql`
      insert into vip_month (partner_id, no, starts_at, ends_at, price, entry_id, at,
        fee_bps)
      values (${partner.id}, 1, now(), now() + interval '30 days', 1, gen_random_uuid(), now(),
        250)`,
  ).rejects.toThrow(/foreign key/);
  const columns = await server.db.sql.many`
    select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(^|_)(level|score|credit_score|is_vip)$'`;
  expect(columns).toEqual([]);
});
