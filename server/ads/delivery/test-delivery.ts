import { randomBytes, randomUUID } from 'node:crypto';
import { depositTo, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import type { Db } from '../../platform/database/db.ts';
import { enterReadyPartner } from '../../programme/wallet/test-ready-partner.ts';

export const testPutRule = {
  pacing: 'asap',
  dailyCap: null,
  days: 7,
  frequencyCap: { times: 1_000_000, hours: 24 },
  priceCeiling: null,
  goal: 'impressions',
} as const;

export const testTargeting = {
  countries: [] as string[],
  languages: [] as string[],
  devices: [] as string[],
  systems: [] as string[],
  hours: [] as number[],
  categories: [] as string[],
  categoriesNot: [] as string[],
};

export interface PlacementGiven {
  readonly format?: 'image' | 'video' | 'card';
  readonly priceModel?: 'cpm' | 'cpc';
  /** Per thousand impressions, or per click. */
  readonly price?: bigint;
  readonly domains?: readonly string[];
  readonly isSimulated?: boolean;
  readonly category?: string;
}

export interface TestPlacement {
  readonly id: number;
  readonly key: string;
}

export async function makePlacement(
  db: Db,
  given: PlacementGiven,
  now: Date,
): Promise<TestPlacement> {
  const publisherId = randomUUID();
  const key = `placement-${randomBytes(6).toString('hex')}`;
  await db.sql('insert into publisher (id, name, is_simulated, added_at) values ($1, $2, $3, $4)', [
    publisherId,
    'Morning Paper',
    given.isSimulated ?? false,
    now,
  ]);
  const [row] = await db.sql<{ id: number }>(
    `insert into placement (key, publisher_id, name, format, width, height, domains, category,
       added_at)
     values ($1, $2, 'Top', $3, 300, 250, $4, $5, $6) returning id`,
    [key, publisherId, given.format ?? 'image', given.domains ?? [], given.category ?? 'news', now],
  );
  const id = row?.id ?? 0;
  await db.sql(
    `insert into placement_rate (placement_id, since, price_model, price, pay_bps, made_by)
     values ($1, $2, $3, $4, 8500, 'Ann Lee')`,
    [id, now, given.priceModel ?? 'cpm', given.price ?? 2_000_000n],
  );
  return { id, key };
}

export interface ProductGiven {
  readonly format?: 'image' | 'video' | 'card';
  readonly landingUrl?: string;
  readonly putRule?: object;
  readonly targeting?: Partial<typeof testTargeting>;
  readonly escrow?: bigint;
  readonly sha256?: Buffer;
  readonly title?: string;
  readonly type?: string;
}

export interface TestProduct {
  readonly id: string;
  readonly merchantId: string;
  readonly creativeId: number;
}

/** A product whose merchant can pay commissions, with one approved creative. */
export async function makeProduct(db: Db, given: ProductGiven, now: Date): Promise<TestProduct> {
  const [id, merchantId] = [randomUUID(), randomUUID()];
  const format = given.format ?? 'image';
  await db.sql('insert into merchant (id, name, added_at) values ($1, $2, $3)', [
    merchantId,
    'Harbour Shop',
    now,
  ]);
  const escrow = given.escrow ?? 1_000_000_000n;
  await postAll(db, [makeEntry('escrow_fund', [[rail, 'cash', merchantId, 'escrow', escrow]])]);
  await db.sql(
    `insert into product (id, merchant_id, is_official, kind, name, description, landing_url,
       lowest, highest, commission, commission_max, conversions_per_click, click_window_hours,
       validate_days, put_rule, targeting, added_at)
     values ($1, $2, true, $3, 'Lamp', 'A lamp', $4, 1000000, 1000000000, 8000000, 8000000, 1,
       168, 14, $5, $6, $7)`,
    [
      id,
      merchantId,
      format === 'video' ? 'video' : 'landing',
      given.landingUrl ?? 'https://shop.example/lamp?from={placement}',
      JSON.stringify({ ...testPutRule, ...given.putRule }),
      JSON.stringify({ ...testTargeting, ...given.targeting }),
      now,
    ],
  );
  const [creative] = await db.sql<{ id: number }>(
    `insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
       added_at) values ($1, $2, $3, $4, 300, 250, $5, $6, $7) returning id`,
    [
      id,
      format,
      given.sha256 ?? randomBytes(32),
      given.type ?? (format === 'video' ? 'video/webm' : 'image/png'),
      format === 'video' ? 8_000 : null,
      given.title ?? 'A lamp for the desk',
      now,
    ],
  );
  const creativeId = creative?.id ?? 0;
  await db.sql(
    `insert into creative_review (creative_id, step, state, made_by, reason, at)
     values ($1, 1, 'approved', 'Ann Lee', 'fits', $2)`,
    [creativeId, now],
  );
  return { id, merchantId, creativeId };
}

export interface TestPlan {
  readonly id: number;
  readonly no: string;
  readonly partnerId: string;
}

/** A partner with enough money for these plans. */
export async function makePartner(db: Db, funds: bigint): Promise<string> {
  const partnerId = randomUUID();
  await db.transaction((sql) => enterReadyPartner(sql, partnerId));
  await postAll(db, [depositTo(partnerId, funds)]);
  return partnerId;
}

/** Above every price in these tests. */
const highCeilings = { cpm: '1000000.00', cpc: '1000000.00', allowanceBps: 0 };

/** A plan that is delivering, with its amount held in the ledger. */
export async function makePlan(
  db: Db,
  given: {
    product: TestProduct;
    amount: bigint;
    partnerId?: string;
    days?: number;
    terms?: object;
  },
  now: Date,
): Promise<TestPlan> {
  const { product, amount } = given;
  const partnerId = given.partnerId ?? (await makePartner(db, amount));
  const no = `P${randomBytes(6).toString('hex')}`;
  const [plan] = await db.sql<{ id: bigint }>(
    `insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
       status_at) values ($1, $2, $3, $4, 'push', $5, $6, $5) returning id`,
    [no, partnerId, product.id, product.creativeId, now, new Date(now.getTime() + 86_400_000)],
  );
  const id = Number(plan?.id);
  const moves = [[partnerId, 'available', partnerId, 'to_consume', amount]] as const;
  const entry = makeEntry('put_hold', moves, { plan: no });
  await postAll(db, [entry]);
  await db.transaction(async (sql) => {
    await sql(
      `insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, starts_at,
         ends_at, entry_id, at, daily_cap) values ($1, $2, $2, 0, 0, $7, $3, $4, $5, $6, $4,
         (select ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint from plan p
          join product d on d.id = p.product_id where p.id = $1))`,
      [
        id,
        amount,
        randomBytes(32),
        now,
        new Date(now.getTime() + (given.days ?? 7) * 86_400_000),
        entry.id,
        JSON.stringify({ priceCeilings: highCeilings, mediaFeeBps: 10_000, ...given.terms }),
      ],
    );
    const step = `insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
                  values ($1, $2, $3, $4, $5, 'network', $6)`;
    await sql(step, [id, 1, 'waitPut', 'matching', 'put', now]);
    await sql(step, [id, 2, 'matching', 'putting', 'placement_found', now]);
  });
  return { id, no, partnerId };
}

/** The next step of a plan, as the plan jobs take it. */
export async function movePlan(db: Db, planId: number, to: string, cause: string, now: Date) {
  await db.sql(
    `insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
     select id, (select count(*) from plan_step where plan_id = $1) + 1, status, $2, $3,
            'network', $4 from plan where id = $1`,
    [planId, to, cause, now],
  );
}
