import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excludePlacement, pausePlan, planDetail, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import type { PutRule } from '#domain/plan/terms.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import {
  insertPlacementEnd,
  insertPlacementHolds,
  insertPlacementRate,
} from '../../ads/catalogue/placement-store.ts';
import { insertPaces, type PaceRow } from '../../ads/delivery/notes-store.ts';
import { makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { insert } from '../../platform/database/database.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { consume, serveOnly } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { everyone, plainRule, pushTo, putOn, type TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const at = () => server.clock.now;
const pass = (ms: number) => {
  server.clock.now = new Date(at().getTime() + ms);
};

interface Given {
  readonly priceModel?: 'cpm' | 'cpc';
  readonly price?: bigint;
  readonly putRule?: Partial<PutRule>;
  readonly hours?: readonly number[];
}

/** A product that can be shown at one placement and nowhere else. */
function readyAlone({ putRule = {}, hours = [], ...price }: Given): Promise<TestCatalogue> {
  const category = randomUUID();
  const targeting = { ...everyone, hours: [...hours], categories: [category] };
  const product = { targeting, putRule: { ...plainRule, ...putRule } };
  return life.ready({ ...price, category, product });
}

/** A plan of 40 that delivers at one placement alone. */
async function makePlan(given: Given) {
  const catalogue = await readyAlone(given);
  return { catalogue, ...(await life.putting(catalogue, '40.00')) };
}

type TestPlan = Awaited<ReturnType<typeof makePlan>>;

async function limitOf({ no, token }: Pick<TestPlan, 'no' | 'token'>) {
  const answer = await server.ask(planDetail, { planNo: no }, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.limit;
}

const takeEscrow = ({ merchantId }: TestCatalogue) => {
  const entry = makeEntry('escrow_return', [[merchantId, 'escrow', rail, 'cash', 990_000_000n]]);
  return postAll(server.db, [entry], at());
};

const reprice = ({ placementId }: TestCatalogue, price: bigint) => {
  const rate = { placementId, priceModel: 'cpm', price: micro(price), payBps: 8_500 } as const;
  return insertPlacementRate(server.db.sql, { ...rate, madeBy: 'Ann Lee' }, at());
};

async function hold({ placementId }: TestCatalogue): Promise<void> {
  const { sql } = server.db;
  const day = new Date('2026-11-14T00:00:00Z');
  await insert(sql, 'invalid_pass', { day, flagged: 20, at: at() });
  const until = new Date(at().getTime() + dayMs);
  const held = { placementId, reason: 'flat_timing' } as const;
  await insertPlacementHolds(sql, [held], { day, since: at(), until });
}

const exclude = ({ no, token, catalogue }: TestPlan) => {
  const input = { planNo: no, key: catalogue.placementKey, isExcluded: true };
  return server.ask(excludePlacement, input, { token });
};

const full = 1_000_000;

/** What a process that delivers reports of a plan every few minutes. */
function report({ delivered }: TestPlan, said: Partial<PaceRow>): Promise<void> {
  const nothing = { requests: 0, targeted: 0, chosen: 0, capped: 0 };
  const pace = { planId: delivered.planId, passPpm: 500_000, target: 10_000_000n, spent: 0n };
  const row = { ...pace, ...nothing, requests: 1_000, targeted: 900, ...said };
  return insertPaces(server.db.sql, randomUUID(), at(), [row]);
}

const nextHour = () => (at().getUTCHours() + 1) % 24;
const startOf = (ms: number) => new Date(Math.ceil((at().getTime() + 1) / ms) * ms).toISOString();

interface Case {
  readonly given?: Given | (() => Given);
  readonly act: (plan: TestPlan) => unknown;
  readonly limit: () => object | null;
}

const of = (cause: string, facts: object = {}) => ({ cause, at: null, facts });

const cases: Readonly<Record<string, Case>> = {
  'delivers as planned': {
    act: (plan) => report(plan, { spent: 10_000_000n }),
    limit: () => null,
  },
  'has just begun': { act: () => undefined, limit: () => null },
  'was paused by its partner': {
    act: ({ no, token }) => server.ask(pausePlan, { planNo: no, isPaused: true }, { token }),
    limit: () => of('partner'),
  },
  'has a merchant without escrow': {
    act: ({ catalogue }) => takeEscrow(catalogue),
    limit: () => of('escrow_low'),
  },
  'is paused for a merchant without escrow': {
    act: async ({ catalogue }) => {
      await takeEscrow(catalogue);
      await life.doJobs();
    },
    limit: () => of('escrow_low'),
  },
  'has reached its daily cap': {
    given: { putRule: { dailyCap: '1.00' } },
    act: ({ delivered }) => consume(server.db, 1_000_000n, { ...delivered, at: at() }),
    limit: () => ({ cause: 'daily_cap', at: startOf(dayMs), facts: {} }),
  },
  'has only a placement with invalid traffic': {
    act: ({ catalogue }) => hold(catalogue),
    limit: () => of('invalid_traffic'),
  },
  'has lost its placement': {
    act: ({ catalogue }) =>
      insertPlacementEnd(server.db.sql, catalogue.placementId, {
        ...{ author: 'Ann Lee', reason: 'The page is gone', now: at() },
      }),
    limit: () => of('no_placement'),
  },
  'finds its placement too dear': {
    act: ({ catalogue }) => {
      pass(1_000);
      return reprice(catalogue, 20_000_000n);
    },
    limit: () => of('price_ceiling'),
  },
  'was kept from its placement by its partner': {
    act: exclude,
    limit: () => of('excluded'),
  },
  'waits for its hours': {
    given: () => ({ hours: [nextHour()] }),
    act: () => undefined,
    limit: () => ({ cause: 'hours', at: startOf(hourMs), facts: {} }),
  },
  'has reserved everything that is left': {
    given: { priceModel: 'cpc', price: 2_400_000n },
    act: ({ delivered }) =>
      serveOnly(server.db, 333, { ...delivered, price: 2_400_000n, at: at() }),
    limit: () => ({
      cause: 'reserved',
      at: new Date(Date.parse(startOf(minuteMs / 2)) + 2 * minuteMs).toISOString(),
      facts: {},
    }),
  },
  'is asked by nobody': { act: () => pass(3 * hourMs), limit: () => of('no_supply') },
  'finds few viewers whom it targets': {
    act: (plan) => report(plan, { passPpm: full, targeted: 150 }),
    limit: () => of('targeting', { percent: '15' }),
  },
  'was shown to most viewers as often as its cap allows': {
    given: { putRule: { frequencyCap: { times: 3, hours: 8 } } },
    act: (plan) => report(plan, { chosen: 40, capped: 60 }),
    limit: () => of('frequency_cap', { hours: '8' }),
  },
  'takes every request and is behind': {
    act: (plan) => report(plan, { passPpm: full }),
    limit: () => of('no_supply'),
  },
  'is behind and takes ever more requests': {
    act: (plan) => report(plan, {}),
    limit: () => of('pacing_behind'),
  },
  'is ahead of its target': {
    act: (plan) => report(plan, { spent: 12_000_000n }),
    limit: () => of('pacing_ahead'),
  },
  'was behind an hour ago': {
    act: async (plan) => {
      await report(plan, {});
      pass(hourMs);
    },
    limit: () => null,
  },
  'has ended': {
    act: async ({ no, token, partner, catalogue }) => {
      const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
      await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
      await takeEscrow(catalogue);
    },
    limit: () => null,
  },
};

test.each(Object.keys(cases))('a plan that %s', async (name) => {
  const { given = {}, act, limit } = cases[name] as Case;
  const plan = await makePlan(typeof given === 'function' ? given() : given);
  await act(plan);
  expect(await limitOf(plan)).toEqual(limit());
});

test('a plan that still looks for a placement says why it finds none', async () => {
  const catalogue = await readyAlone({});
  const partner = await life.newPartner();
  const asker = { no: await pushTo(server, catalogue, partner.id), token: partner.token };
  expect(await limitOf(asker)).toBeNull();
  await putOn(server, partner, asker.no, '40.00');
  // Nobody has asked for an ad there yet.
  expect(await limitOf(asker)).toMatchObject({ cause: 'no_supply' });
  await takeEscrow(catalogue);
  expect(await limitOf(asker)).toMatchObject({ cause: 'escrow_low' });
});
