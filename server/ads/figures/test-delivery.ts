import { createHash, randomUUID } from 'node:crypto';
import type { EventKind, InvalidReason } from '#domain/delivery/event.ts';
import {
  devices,
  type EventFacts,
  eventGenesis,
  eventHash,
  invalidCode,
  kindCode,
} from '#domain/delivery/event-line.ts';
import type { FlagReason } from '#domain/delivery/flag.ts';
import { advance, depositTo, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import type { TestDb } from '../../platform/database/test-db.ts';
import { sha256 } from '../../platform/process/sha256.ts';

/** A plan with delivery but no engine: its events are written as the tables' owner. */
export interface TestPlan {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly placements: readonly number[];
  readonly creativeId: number;
}

export interface TestPlanWish {
  readonly at: Date;
  readonly hold?: bigint;
  /** The part of it that start-up funds pay. */
  readonly startup?: bigint;
  readonly origin?: 'push' | 'follow';
  /** The merchant's money for commissions. */
  readonly escrow?: bigint;
  readonly commission?: bigint;
  readonly commissionBps?: number;
  readonly commissionMax?: bigint;
  readonly conversionsPerClick?: number;
  readonly clickWindowHours?: number;
  readonly days?: number;
}

const sha = (text: string) => createHash('sha256').update(text).digest();

export async function makePlan(
  db: TestDb,
  partnerId: string,
  wish: TestPlanWish,
): Promise<TestPlan> {
  const { at, hold = 100_000_000n, startup = 0n, escrow = 1_000_000_000n } = wish;
  const own = hold - startup;
  const merchantId = randomUUID();
  const { sql } = db.owner;
  await sql('insert into merchant (id, name, added_at) values ($1, $2, $3)', [
    merchantId,
    'Shop',
    at,
  ]);
  const productId = randomUUID();
  const commission = wish.commissionBps === undefined ? (wish.commission ?? 8_000_000n) : null;
  await sql(
    `insert into product (id, merchant_id, is_official, kind, name, description, landing_url,
       lowest, highest, commission, commission_bps, commission_max, conversions_per_click,
       click_window_hours, validate_days, put_rule, targeting, added_at)
     values ($1, $2, true, 'landing', 'Lamp', 'A lamp', '/demo/lamp', 1, 1000000000000, $3, $4, $5,
       $6, $7, 14, '{"pacing":"even"}', '{}', $8)`,
    [
      productId,
      merchantId,
      commission,
      wish.commissionBps ?? null,
      commission ?? wish.commissionMax ?? 50_000_000n,
      wish.conversionsPerClick ?? 1,
      wish.clickWindowHours ?? 168,
      at,
    ],
  );
  const [creative] = await sql<{ id: number }>(
    `insert into creative (product_id, format, sha256, type, width, height, title, added_at)
     values ($1, 'image', $2, 'image/png', 300, 250, 'Lamp', $3) returning id`,
    [productId, sha('lamp'), at],
  );
  const creativeId = creative?.id ?? 0;
  await sql(
    `insert into creative_review (creative_id, step, state, made_by, reason, at)
     values ($1, 1, 'approved', 'Ann Lee', 'looked at', $2)`,
    [creativeId, at],
  );
  const placements = await makePlacements(db, at);
  const origin = wish.origin ?? 'push';
  const no = `T${randomUUID().slice(0, 12)}`;
  const [plan] = await sql<{ id: bigint }>(
    `insert into plan (no, partner_id, product_id, creative_id, origin, copies, offered_at,
       offered_until, status_at)
     values ($1, $2, $3, $4, $5, (select id from plan where $5 = 'follow' order by id limit 1), $6,
       $6::timestamptz + interval '7 days', $6) returning id`,
    [no, partnerId, productId, creativeId, origin, at],
  );
  const id = plan?.id ?? 0n;
  const held = [
    [partnerId, 'available', partnerId, 'to_consume', own],
    [partnerId, 'startup', partnerId, 'to_consume_startup', startup],
  ] as const;
  const put = makeEntry(
    'put_hold',
    held.filter(([, , , , amount]) => amount > 0n),
    { plan: no },
  );
  if (startup > 0n) await advance(db, partnerId, startup, at);
  const fund =
    escrow > 0n ? [makeEntry('escrow_fund', [[rail, 'cash', merchantId, 'escrow', escrow]])] : [];
  await postAll(db, [depositTo(partnerId, own), put, ...fund], at);
  await sql(
    `insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, starts_at,
       ends_at, entry_id, at, daily_cap) values ($1, $2, $7, 0, $8,
       '{"revenueFeeBps":500,"priceCeilings":{"cpm":"999.00","cpc":"999.00"}}', $3, $4,
       $4::timestamptz + make_interval(days => $5), $6, $4,
       (select ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint from plan p
          join product d on d.id = p.product_id where p.id = $1))`,
    [id, hold, sha('terms'), at, wish.days ?? 7, put.id, own, startup],
  );
  const test: TestPlan = { id, no, partnerId, merchantId, placements, creativeId };
  await movePlan(db, test, 'waitPut', 'matching', 'put', at);
  await movePlan(db, test, 'matching', 'putting', 'placement_found', at);
  return test;
}

export const movePlan = (
  db: TestDb,
  { id }: TestPlan,
  from: string,
  to: string,
  cause: string,
  at: Date,
) =>
  db.owner.sql(
    `insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
     select $1, 1 + count(*), $2, $3, $4, 'network', $5 from plan_step where plan_id = $1`,
    [id, from, to, cause, at],
  );

async function makePlacements(db: TestDb, at: Date): Promise<number[]> {
  const publisherId = randomUUID();
  const { sql } = db.owner;
  await sql('insert into publisher values ($1, $2, true, $3)', [publisherId, 'Daily Harbour', at]);
  const placements = await sql<{ id: number }>(
    `insert into placement (key, publisher_id, name, format, width, height, domains, category,
       added_at)
     select 'z' || gen_random_uuid(), $1, 'Place ' || n, 'image', 300, 250, '{}', 'news', $2
       from generate_series(1, 3) n returning id`,
    [publisherId, at],
  );
  return placements.map(({ id }) => id);
}

export interface TestEvent {
  readonly kind: EventKind;
  readonly at: Date;
  readonly serveId?: string;
  readonly placement?: number;
  readonly invalid?: InvalidReason | null;
  readonly price?: bigint;
  readonly cost?: bigint;
  readonly pay?: bigint;
  readonly viewer?: string;
  readonly country?: string;
  readonly device?: EventFacts['device'];
}

/** Appends events to a plan in one go, with their hashes, as the tables' owner. */
export async function writeEvents(db: TestDb, plan: TestPlan, events: readonly TestEvent[]) {
  if (events.length === 0) return;
  await db.owner.transaction(async (sql) => {
    const [meter] = await sql<{ no: bigint; head: Buffer }>(
      'select last_no no, head from plan_meter where plan_id = $1 for update',
      [plan.id],
    );
    let no = Number(meter?.no ?? 0n);
    let head = no === 0 ? eventGenesis(plan.no, sha256) : (meter?.head.toString('hex') ?? '');
    const rows = events.map((event) => {
      no += 1;
      const facts = factsOf(event, no, plan);
      head = eventHash(facts, head, sha256);
      return { ...facts, hash: head };
    });
    await sql(
      `insert into event select $1, * from unnest($2::bigint[], $3::smallint[], $4::timestamptz[],
         $5::uuid[], $6::int[], $7::int[], $8::smallint[], $9::bigint[], $10::bigint[],
         $11::bigint[], $12::text[], $13::smallint[], $14::bytea[], $15::bytea[])`,
      [
        plan.id,
        rows.map((row) => row.no),
        rows.map(({ kind }) => kindCode(kind)),
        rows.map(({ at }) => at.toISOString()),
        rows.map(({ serveId }) => serveId),
        rows.map(({ placementId }) => placementId),
        rows.map(({ creativeId }) => creativeId),
        rows.map(({ invalid }) => invalidCode(invalid)),
        rows.map(({ price }) => price),
        rows.map(({ cost }) => cost),
        rows.map(({ pay }) => pay),
        rows.map(({ country }) => country),
        rows.map(({ device }) => devices.indexOf(device)),
        rows.map(({ viewer }) => `\\x${viewer}`),
        rows.map(({ hash }) => `\\x${hash}`),
      ],
    );
    const first = rows.filter(({ invalid }) => invalid === null);
    const kinds = first.map(({ kind }) => kindCode(kind));
    await sql(
      `insert into event_once select serve_id, kind, $1, no
         from unnest($2::uuid[], $3::smallint[], $4::bigint[]) as given (serve_id, kind, no)
       on conflict do nothing`,
      [plan.id, first.map(({ serveId }) => serveId), kinds, first.map((row) => row.no)],
    );
    await sql(
      `insert into click
       select serve_id, plan_id, no, at, placement_id, creative_id, country, device, viewer
         from event where plan_id = $1 and no = any ($2::bigint[]) on conflict do nothing`,
      [plan.id, first.filter(({ kind }) => kind === 'click').map((row) => row.no)],
    );
    await sql(
      `update plan_meter set last_no = $2, head = decode($3, 'hex'), spent = spent + $4
        where plan_id = $1`,
      [plan.id, no, head, rows.reduce((all, { cost }) => all + cost, 0n)],
    );
  });
}

function factsOf(event: TestEvent, no: number, plan: TestPlan): EventFacts {
  const { kind, at, invalid = null, cost = 0n } = event;
  return {
    no,
    kind,
    at,
    serveId: event.serveId ?? randomUUID(),
    placementId: event.placement ?? (plan.placements[0] as number),
    creativeId: plan.creativeId,
    invalid,
    price: event.price ?? cost,
    cost,
    pay: event.pay ?? (cost * 85n) / 100n,
    country: event.country ?? 'TH',
    device: event.device ?? 'phone',
    viewer: event.viewer ?? 'aabbccdd',
  };
}

export const flagEvents = (
  db: TestDb,
  plan: TestPlan,
  nos: readonly number[],
  reason: FlagReason,
  at: Date,
) =>
  db.sql(
    'insert into event_flag (plan_id, no, reason, at) select $1, unnest($2::bigint[]), $3, $4',
    [plan.id, nos, reason, at],
  );
