import { randomBytes, randomUUID } from 'node:crypto';
import { type PlanLimits, planLimits } from '#domain/plan/limits.ts';
import { depositTo, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { insert } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { enterReadyPartner } from '../../programme/wallet/test-ready-partner.ts';
import { agreedOfProduct } from '../catalogue/test-agreed.ts';
import { saveReview } from '../catalogue/test-review.ts';

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
  await insert(db.sql, 'publisher', {
    id: publisherId,
    name: 'Morning Paper',
    isSimulated: given.isSimulated ?? false,
    addedAt: now,
  });
  const row = await db.sql.one<{ id: number }>`
    insert into placement (key, publisher_id, name, format, width, height, domains, category,
      added_at)
    values (${key}, ${publisherId}, 'Top', ${given.format ?? 'image'}, 300, 250,
      ${given.domains ?? []}, ${given.category ?? 'news'}, ${now}) returning id`;
  const id = row.id;
  await insert(db.sql, 'placement_rate', {
    placementId: id,
    since: now,
    priceModel: given.priceModel ?? 'cpm',
    price: given.price ?? 2_000_000n,
    payBps: 8500,
    madeBy: 'Ann Lee',
  });
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
  await insert(db.sql, 'merchant', { id: merchantId, name: 'Harbour Shop', addedAt: now });
  const escrow = given.escrow ?? 1_000_000_000n;
  await postAll(db, [makeEntry('escrow_fund', [[rail, 'cash', merchantId, 'escrow', escrow]])]);
  await insert(db.sql, 'product', {
    id,
    merchantId,
    isOfficial: true,
    kind: format === 'video' ? 'video' : 'landing',
    name: 'Lamp',
    description: 'A lamp',
    landingUrl: given.landingUrl ?? 'https://shop.example/lamp?from={placement}',
    lowest: 1000000,
    highest: 1000000000,
    commission: 8000000,
    commissionMax: 8000000,
    conversionsPerClick: 1,
    clickWindowHours: 168,
    validateDays: 14,
    putRule: JSON.stringify({ ...testPutRule, ...given.putRule }),
    targeting: JSON.stringify({ ...testTargeting, ...given.targeting }),
    addedAt: now,
  });
  const creative = await db.sql.one<{ id: number }>`
    insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
      added_at) values (${id}, ${format}, ${given.sha256 ?? randomBytes(32)},
        ${given.type ?? (format === 'video' ? 'video/webm' : 'image/png')}, 300, 250,
        ${format === 'video' ? 8_000 : null}, ${given.title ?? 'A lamp for the desk'}, ${now})
        returning id`;
  const creativeId = creative.id;
  await saveReview(db.sql, creativeId, 'approved', now);
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
    limits?: Partial<PlanLimits>;
  },
  now: Date,
): Promise<TestPlan> {
  const { product, amount } = given;
  const partnerId = given.partnerId ?? (await makePartner(db, amount));
  const no = `P${randomBytes(6).toString('hex')}`;
  const plan = await db.sql.maybeOne<{ id: bigint }>`
    insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
      status_at) values (${no}, ${partnerId}, ${product.id}, ${product.creativeId}, 'push', ${now},
        ${new Date(now.getTime() + 86_400_000)}, ${now}) returning id`;
  const id = Number(plan?.id);
  const moves = [[partnerId, 'available', partnerId, 'to_consume', amount]] as const;
  const entry = makeEntry('put_hold', moves, { plan: no });
  await postAll(db, [entry]);
  await db.transaction(async (sql) => {
    const terms = {
      priceCeilings: highCeilings,
      mediaFeeBps: 3_000,
      revenueFeeBps: 500,
      ...given.terms,
    };
    const endsAt = new Date(now.getTime() + (given.days ?? 7) * 86_400_000);
    await sql`
      insert into plan_put (plan_id, amount, own, discount, startup, terms, terms_hash, limits,
        starts_at, ends_at, entry_id, at, daily_cap)
      select ${id}, ${amount}, ${amount}, 0, 0,
             ${agreedOfProduct} || ${JSON.stringify(terms)}::jsonb, ${randomBytes(32)},
             ${JSON.stringify({ ...planLimits, ...given.limits })}, ${now}, ${endsAt},
             ${entry.id}, ${now},
             ((d.put_rule ->> 'dailyCap')::numeric * 1000000)::bigint
        from product d where d.id = ${product.id}`;
    const step = { planId: id, actor: 'network', at: now };
    await insert(sql, 'plan_step', {
      ...step,
      step: 1,
      fromStatus: 'waitPut',
      toStatus: 'matching',
      cause: 'put',
    });
    await insert(sql, 'plan_step', {
      ...step,
      step: 2,
      fromStatus: 'matching',
      toStatus: 'putting',
      cause: 'placement_found',
    });
  });
  return { id, no, partnerId };
}

/** The next step of a plan, as the plan jobs take it. */
export async function movePlan(db: Db, planId: number, to: string, cause: string, now: Date) {
  await db.sql`
    insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
    select id, (select count(*) from plan_step where plan_id = ${planId}) + 1, status, ${to},
      ${cause},
           'network', ${now} from plan where id = ${planId}`;
}
