import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPartnerPerformance, listPerformance } from '#contract/desk/performance.ts';
import type { PerformanceGroup } from '#domain/desk/performance.ts';
import { performanceGroups } from '#domain/desk/performance.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { createTestMerchant } from '../../ads/conversion/test-postback.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { type TestEvent, writeEvents } from '../../ads/figures/test-delivery.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';

let server: TestServer;
let staff: TestStaff;
let partnerId = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  staff = await admitStaff(server, 'Fay Finance', 'finance');
  const partner = await readyPartner(server, 'harbour', '0.00');
  partnerId = partner.id;
  const { plan } = await createTestMerchant(server, partner.id);
  // Ninety impressions and ten clicks on two placements; every tenth is from a bot.
  const events = Array.from({ length: 100 }, (_, n): TestEvent => {
    const kind = n % 10 === 1 ? 'click' : 'impression';
    const invalid = n % 10 === 0 ? 'bot' : null;
    const cost = invalid === null && kind === 'impression' ? 2_000n : 0n;
    const placement = plan.placements[n % 2] as number;
    const where = { country: 'TH', device: 'phone' } as const;
    return { kind, at: server.clock.now, placement, invalid, cost, price: 2_000n, ...where };
  });
  await writeEvents(server.db, plan, events);
  await rollUp({ db: server.db }, server.clock.now);
});
afterAll(() => server.close());

const today = () => {
  const day = server.clock.now.toISOString().slice(0, 10);
  return { from: day, to: day };
};

const totalsOf = async (by: PerformanceGroup) => {
  const { list } = await staff.get(listPerformance, { ...today(), by });
  const sum = (of: 'impressions' | 'clicks' | 'invalid') =>
    list.reduce((all, row) => all + row[of], 0);
  const consumed = list.reduce((all, row) => all + Number(row.consumed), 0);
  const counts = [sum('impressions'), sum('clicks'), sum('invalid')];
  return { rows: list.length, counts, consumed: consumed.toFixed(3) };
};

test('every report comes to the same delivery, whatever it is grouped by', async () => {
  const whole = { counts: [80, 10, 10], consumed: '0.160' };
  for (const by of performanceGroups) {
    expect(await totalsOf(by), by).toMatchObject({ ...whole, rows: by === 'placement' ? 2 : 1 });
  }
  const { list } = await staff.get(listPartnerPerformance, today());
  expect(list).toMatchObject([{ key: partnerId, name: 'harbour', impressions: 80, orders: 0 }]);
  const on = await server.db.sql.one<{ put: Micro }>`select sum(amount)::bigint put from plan_put`;
  expect(on.put).toBeGreaterThan(0n);
  expect(list[0]?.put).toBe(formatMicro(on.put));
  expect(list[0]?.settled).toBe('0.00');
});

test('a placement in a report has its own key, by which the list of placements finds it', async () => {
  const { list } = await staff.get(listPerformance, { ...today(), by: 'placement' });
  const known = await server.db.sql.many<{ key: string }>`select key from placement`;
  expect(list).toHaveLength(2);
  expect(known.map(({ key }) => key)).toEqual(expect.arrayContaining(list.map(({ key }) => key)));
});

test('days that are not in order, or more than a year, are refused', async () => {
  const wrong = [
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2020-01-01', to: '2026-11-01' },
  ];
  for (const days of wrong) {
    const answer = await staff.ask(listPerformance, { ...days, by: 'merchant' });
    expect(reasonOf(answer)).toBe('desk_value_wrong');
  }
});
