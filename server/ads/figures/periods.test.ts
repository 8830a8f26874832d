import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PeriodType, periodOf } from '#domain/delivery/period.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { dayMs, localDayOf, startOfLocalDay } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { readFigures } from './read-figures.ts';
import { rollUp } from './roll-up.ts';
import { makePlan, type TestEvent, type TestPlan, writeEvents } from './test-delivery.ts';

let server: TestServer;
let partner = '';
let plan: TestPlan;
/** From before a leap day until clocks have changed in both hemispheres. */
const first = new Date('2028-02-20T00:00:00Z');
const days = 46;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = (await readyPartner(server, 'harbour', '0.00')).id;
  plan = await makePlan(server.db, partner, { at: first });
  // At odd times in every hour of every day, some of them found invalid long after.
  const events = Array.from({ length: days * 24 }, (_, hour): TestEvent => {
    const at = new Date(first.getTime() + hour * 3_600_000 + ((hour * 7919) % 3600) * 1000);
    const kind = hour % 5 === 0 ? 'click' : 'impression';
    return { kind, at, cost: BigInt(1 + (hour % 97)) };
  });
  // A process's clock jumped an hour ahead and back.
  const jumped = events.map((event, at) =>
    at % 50 === 0
      ? { ...event, at: new Date(event.at.getTime() + (at % 100 ? 1 : -1) * 3_600_000) }
      : event,
  );
  await writeEvents(server.db, plan, jumped);
  await rollUp(server, first);
});
afterAll(() => server.close());

/** The first and the last on Earth, an odd offset, and clocks that change by an hour or half. */
const timeZones = [
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  ...(isLongRun
    ? [
        ...['Asia/Kolkata', 'Pacific/Chatham', 'America/St_Johns', 'America/New_York'],
        ...['Europe/Berlin', 'UTC'],
      ]
    : []),
];

async function figuresAt(type: PeriodType, now: Date, timeZone: string) {
  const { figures } = await readFigures(server.db, partner, type, timeZone, now);
  const said = (name: string) => figures.find((one) => one.name === name)?.value ?? '';
  return {
    consumed: Number(said('consumed').replace('.', '').padEnd(7, '0')),
    impressions: Number(said('impressions')),
    clicks: Number(said('clicks')),
  };
}

const nothing = { consumed: 0, impressions: 0, clicks: 0 };

test.each(timeZones)(
  'today, week and month add up to the total in %s',
  { timeout: 120_000 },
  async (timeZone) => {
    const last = new Date(first.getTime() + (days + 1) * dayMs);
    const all = await figuresAt('4', last, timeZone);
    expect(all.impressions + all.clicks).toBe(days * 24);
    for (const type of ['1', '2', '3'] as const) {
      let total = nothing;
      // An hour before the first event: a clock that jumped back may have dated one so.
      let at = new Date(first.getTime() - 3_600_000);
      while (at < last) {
        const part = await figuresAt(type, at, timeZone);
        total = {
          consumed: total.consumed + part.consumed,
          impressions: total.impressions + part.impressions,
          clicks: total.clicks + part.clicks,
        };
        at = periodOf(type, at, timeZone, at).to;
      }
      expect(total, type).toEqual(all);
    }
  },
);

test('a line adds up to its figure, and its points are where the local days begin', async () => {
  const now = new Date('2028-04-02T21:45:00Z');
  const timeZone = 'Europe/Berlin';
  for (const type of ['1', '2'] as const) {
    const { figures } = await readFigures(server.db, partner, type, timeZone, now);
    const clicks = figures.find(({ name }) => name === 'clicks');
    const shown = clicks?.series.reduce((sum, { value }) => sum + Number(value), 0) ?? 0;
    expect(shown).toBe(Number(clicks?.value));
    if (type === '2') {
      const starts = clicks?.series.map(({ at }) => new Date(at)) ?? [];
      const begins = starts.map((at) => startOfLocalDay(localDayOf(at, timeZone), timeZone));
      expect(starts).toEqual(begins);
      expect(starts).toHaveLength(7);
    }
  }
});

test('the period before is counted up to the end of the same quarter of an hour', async () => {
  const now = new Date('2028-03-10T15:07:00Z');
  const counted = async (from: string, to: string) => {
    const row = await server.db.sql.one<{ count: string }>`
      select count(*)::text count from event where kind = 1 and at >= ${from} and at < ${to}`;
    return row.count;
  };
  const before = async (type: PeriodType) => {
    const { figures } = await readFigures(server.db, partner, type, 'UTC', now);
    return figures.find(({ name }) => name === 'impressions')?.previous;
  };
  expect(await before('1')).toBe(await counted('2028-03-09', '2028-03-09T15:15:00Z'));
  expect(await before('2')).toBe(await counted('2028-02-28', '2028-03-03T15:15:00Z'));
  expect(await before('3')).toBe(await counted('2028-02-01', '2028-02-10T15:15:00Z'));
  expect(await before('4')).toBeNull();
});
