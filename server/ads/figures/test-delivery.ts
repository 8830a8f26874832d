import { randomUUID } from 'node:crypto';
import type { EventKind, InvalidReason } from '#domain/delivery/event.ts';
import {
  type DeliveryEvent,
  devices,
  eventGenesis,
  eventHash,
  invalidCode,
  kindCode,
} from '#domain/delivery/event-line.ts';
import type { FlagReason } from '#domain/delivery/flag.ts';
import { advance, depositTo, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { insert } from '../../platform/database/database.ts';
import type { TestDb } from '../../platform/database/test-db.ts';
import { sha256, sha256Bytes } from '../../platform/process/sha256.ts';
import { agreedLimits, agreedOfProduct } from '../catalogue/test-agreed.ts';
import { saveReview } from '../catalogue/test-review.ts';

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

export async function makePlan(
  db: TestDb,
  partnerId: string,
  wish: TestPlanWish,
): Promise<TestPlan> {
  const { at, hold = 100_000_000n, startup = 0n, escrow = 1_000_000_000n } = wish;
  const own = hold - startup;
  const merchantId = randomUUID();
  const { sql } = db.owner;
  await insert(sql, 'merchant', { id: merchantId, name: 'Shop', addedAt: at });
  const productId = randomUUID();
  const commission = wish.commissionBps === undefined ? (wish.commission ?? 8_000_000n) : null;
  await insert(sql, 'product', {
    id: productId,
    merchantId,
    isOfficial: true,
    kind: 'landing',
    name: 'Lamp',
    description: 'A lamp',
    landingUrl: '/demo/lamp',
    lowest: 1,
    highest: 1000000000000,
    commission,
    commissionBps: wish.commissionBps ?? null,
    commissionMax: commission ?? wish.commissionMax ?? 50_000_000n,
    conversionsPerClick: wish.conversionsPerClick ?? 1,
    clickWindowHours: wish.clickWindowHours ?? 168,
    validateDays: 14,
    putRule: '{"pacing":"even"}',
    targeting: '{}',
    addedAt: at,
  });
  const creative = await sql.one<{ id: number }>`
    insert into creative (product_id, format, sha256, type, width, height, title, added_at)
    values (${productId}, 'image', ${sha256Bytes('lamp')}, 'image/png', 300, 250, 'Lamp', ${at})
      returning id`;
  const creativeId = creative.id;
  await saveReview(sql, creativeId, 'approved', at);
  const placements = await makePlacements(db, at);
  const origin = wish.origin ?? 'push';
  const no = `T${randomUUID().slice(0, 12)}`;
  const plan = await sql.maybeOne<{ id: bigint }>`
    insert into plan (no, partner_id, product_id, creative_id, origin, copies, offered_at,
      offered_until, status_at)
    values (${no}, ${partnerId}, ${productId}, ${creativeId}, ${origin},
      (select id from plan where ${origin} = 'follow' order by id limit 1), ${at},
      ${at}::timestamptz + interval '7 days', ${at}) returning id`;
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
  const priceCeilings = { cpm: '999.00', cpc: '999.00' };
  const terms = { mediaFeeBps: 1_500, revenueFeeBps: 500, priceCeilings };
  await sql`
    insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, limits,
      starts_at, ends_at, entry_id, at, daily_cap)
    select ${id}, ${hold}, ${own}, 0, ${startup}, ${agreedOfProduct} || ${JSON.stringify(terms)},
           ${sha256Bytes('terms')}, ${agreedLimits}, ${at},
           ${at}::timestamptz + make_interval(days => ${wish.days ?? 7}), ${put.id}, ${at},
           ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint
      from product d where d.id = ${productId}`;
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
  db.owner.sql`
    insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
    select ${id}, 1 + count(*), ${from}, ${to}, ${cause}, 'network', ${at} from plan_step
      where plan_id = ${id}`;

async function makePlacements(db: TestDb, at: Date): Promise<number[]> {
  const publisherId = randomUUID();
  const { sql } = db.owner;
  await sql`insert into publisher values (${publisherId}, ${'Daily Harbour'}, true, ${at})`;
  const placements = await sql.many<{ id: number }>`
    insert into placement (key, publisher_id, name, format, width, height, domains, category,
      added_at)
    select 'z' || gen_random_uuid(), ${publisherId}, 'Place ' || n, 'image', 300, 250, '{}',
      'news', ${at}
      from generate_series(1, 3) n returning id`;

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
  readonly device?: DeliveryEvent['device'];
}

/** Appends events to a plan in one go, with their hashes, as the tables' owner. */
export async function writeEvents(db: TestDb, plan: TestPlan, events: readonly TestEvent[]) {
  if (events.length === 0) return;
  await db.owner.transaction(async (sql) => {
    const meter = await sql.maybeOne<{ no: bigint; head: Buffer }>`
      select last_no no, head from plan_meter where plan_id = ${plan.id} for update`;
    let no = Number(meter?.no ?? 0n);
    let head = no === 0 ? eventGenesis(plan.no, sha256) : (meter?.head.toString('hex') ?? '');

    const rows = events.map((event) => {
      no += 1;
      const facts = factsOf(event, no, plan);
      head = eventHash(facts, head, sha256);
      return { ...facts, hash: head };
    });

    await sql`
      insert into event select ${plan.id}, *
        from unnest(${rows.map((row) => row.no)}::bigint[],
        ${rows.map(({ kind }) => kindCode(kind))}::smallint[],
        ${rows.map(({ at }) => at.toISOString())}::timestamptz[],
        ${rows.map(({ serveId }) => serveId)}::uuid[],
          ${rows.map(({ placementId }) => placementId)}::int[],
          ${rows.map(({ creativeId }) => creativeId)}::int[],
          ${rows.map(({ invalid }) => invalidCode(invalid))}::smallint[],
          ${rows.map(({ price }) => price)}::bigint[], ${rows.map(({ cost }) => cost)}::bigint[],
        ${rows.map(({ pay }) => pay)}::bigint[], ${rows.map(({ country }) => country)}::text[],
          ${rows.map(({ device }) => devices.indexOf(device))}::smallint[],
          ${rows.map(({ viewer }) => `\\x${viewer}`)}::bytea[],
          ${rows.map(({ hash }) => `\\x${hash}`)}::bytea[])`;
    const first = rows.filter(({ invalid }) => invalid === null);
    const kinds = first.map(({ kind }) => kindCode(kind));
    await sql`
      insert into event_once select serve_id, kind, ${plan.id}, no
        from unnest(${first.map(({ serveId }) => serveId)}::uuid[], ${kinds}::smallint[],
          ${first.map((row) => row.no)}::bigint[]) as given (serve_id, kind, no)
      on conflict do nothing`;
    await sql`
      insert into click
      select serve_id, plan_id, no, at, placement_id, creative_id, country, device, viewer
        from event where plan_id = ${plan.id}
          and no = any
          (${first.filter(({ kind }) => kind === 'click').map((row) => row.no)}::bigint[])
          on conflict do nothing`;
    await sql`
      update plan_meter set last_no = ${no}, head = decode(${head}, 'hex'),
        spent = spent + ${rows.reduce((all, { cost }) => all + cost, 0n)}
       where plan_id = ${plan.id}`;
  });
}

function factsOf(event: TestEvent, no: number, plan: TestPlan): DeliveryEvent {
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
  db.sql`
    insert into event_flag (plan_id, no, reason, at)
      select ${plan.id}, unnest(${nos}::bigint[]), ${reason}, ${at}`;
