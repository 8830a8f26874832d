import { randomUUID } from 'node:crypto';
import { planDetail, putPlan } from '#contract/plan.ts';
import { type Micro, micro, parseTyped, zero } from '#domain/money.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import { type Creative, insertCreative } from '../../ads/catalogue/creative-store.ts';
import { insertMerchant } from '../../ads/catalogue/merchant-store.ts';
import {
  insertPlacement,
  insertPlacementRate,
  insertPublisher,
} from '../../ads/catalogue/placement-store.ts';
import { insertProduct, type Product } from '../../ads/catalogue/product-store.ts';
import { saveReview } from '../../ads/catalogue/test-review.ts';
import { makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import type { Db } from '../../platform/database/db.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestPartner } from '../wallet/test-partner.ts';
import { pushPlans } from './push-plan.ts';

export const everyone: Targeting = {
  countries: [],
  languages: [],
  devices: [],
  systems: [],
  hours: [],
  categories: [],
  categoriesNot: [],
};

export const plainRule: PutRule = {
  pacing: 'asap',
  dailyCap: null,
  days: 7,
  frequencyCap: { times: 100, hours: 1 },
  priceCeiling: null,
  goal: 'conversions',
};

/** A product with everything delivery needs: money, a picture and a placement. */
export interface TestCatalogue {
  readonly merchantId: string;
  readonly productId: string;
  readonly creativeId: number;
  readonly publisherId: string;
  readonly placementId: number;
  readonly placementKey: string;
}

export interface CatalogueOptions {
  readonly escrow?: bigint;
  readonly product?: Partial<Product>;
  readonly priceModel?: 'cpm' | 'cpc';
  readonly price?: bigint;
  readonly payBps?: number;
  readonly category?: string;
  readonly domains?: readonly string[];
  /** A file in the data folder. */
  readonly picture?: Pick<Creative, 'sha256' | 'type'>;
}

/** The price of a thousand impressions: each one costs 0.01. */
export const thousand = 10_000_000n;
export const commission = micro(8_000_000n);

export async function readyCatalogue(
  db: Db,
  now: Date,
  options: CatalogueOptions = {},
): Promise<TestCatalogue> {
  const { sql } = db;
  const merchantId = randomUUID();
  const productId = randomUUID();
  const publisherId = randomUUID();
  const placementKey = randomUUID();

  await insertMerchant(sql, { id: merchantId, name: 'Pier Shop' }, now);
  await insertProduct(sql, { ...plainProduct, id: productId, merchantId, ...options.product }, now);

  const creativeId = await insertCreative(
    sql,
    {
      ...{ productId, format: 'image', sha256: 'ab'.repeat(32), type: 'image/png' },
      ...{ width: 300, height: 250, durationMs: null, title: 'A pier' },
      ...options.picture,
    } as const,
    now,
  );
  await saveReview(sql, creativeId, 'approved', now);

  await insertPublisher(sql, { id: publisherId, name: 'Harbour News', isSimulated: false }, now);

  const placementId = await insertPlacement(
    sql,
    {
      ...{ key: placementKey, publisherId, name: 'Top', format: 'image', width: 300, height: 250 },
      ...{ domains: options.domains ?? ['harbour.example'], category: options.category ?? 'news' },
    } as const,
    now,
  );

  const { price = thousand, priceModel = 'cpm', payBps = 8_500 } = options;
  const rate = { placementId, priceModel, price: micro(price), payBps, madeBy: 'Ann Lee' };
  await insertPlacementRate(sql, rate, now);

  const escrow = options.escrow ?? 1_000_000_000n;
  if (escrow > 0n) {
    await postAll(db, [makeEntry('escrow_fund', [[rail, 'cash', merchantId, 'escrow', escrow]])]);
  }

  return { merchantId, productId, creativeId, publisherId, placementId, placementKey };
}

export const plainProduct: Omit<Product, 'id' | 'merchantId'> = {
  isOfficial: true,
  kind: 'landing',
  name: 'Boat trips',
  description: 'Around the harbour in an hour.',
  landingUrl: 'https://shop.example/boats',
  lowest: micro(10_000_000n),
  highest: micro(500_000_000n),
  commission,
  commissionBps: null,
  commissionMax: commission,
  conversionsPerClick: 1,
  clickWindowHours: 24 * 7,
  validateDays: 14,
  putRule: plainRule,
  targeting: everyone,
};

/** Pushes the product to a partner and returns the plan's number. */
export async function pushTo(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { productId, creativeId }: Pick<TestCatalogue, 'productId' | 'creativeId'>,
  partnerId: string,
): Promise<string> {
  const push = { productId, creativeId, partnerIds: [partnerId] };

  const [no = ''] = await pushPlans(db.sql, push, clock.now);
  return no;
}

/** The hash of the terms shown to a partner. */
export async function termsShown(server: TestServer, token: string, planNo: string) {
  const answer = await server.ask(planDetail, { planNo }, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.terms.hash;
}

export const putSubject = (planNo: string, amount: string, terms: string) =>
  ({
    action: 'put',
    planNo,
    amount: parseTyped(amount) ?? (zero as Micro),
    couponId: null,
    terms,
  }) as const;

/** Puts an amount the way the app does. */
export async function putOn(
  server: TestServer,
  partner: TestPartner,
  planNo: string,
  amount: string,
) {
  const { token } = partner;
  const terms = await termsShown(server, token, planNo);
  const confirmation = await partner.confirm(putSubject(planNo, amount, terms));
  const input = { requestId: randomUUID(), planNo, amount, terms, confirmation };
  return server.ask(putPlan, input, { token });
}
