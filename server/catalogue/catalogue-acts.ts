import { randomUUID } from 'node:crypto';
import type { Db, Sql } from '../db/db.ts';
import { noteCatalogueAct } from './act-store.ts';
import { type Creative, insertCreative, insertReview } from './creative-store.ts';
import { insertMerchant } from './merchant-store.ts';
import { insertProduct, type Product, withdrawProduct } from './product-store.ts';
import {
  insertPublisher,
  insertZone,
  insertZoneRate,
  type Publisher,
  type Zone,
  type ZoneRate,
} from './zone-store.ts';

/** Who did something to the catalogue, and why. */
export interface Why {
  readonly by: string;
  readonly reason: string;
  readonly now: Date;
}

/** Does something and writes down who did it, in one transaction. */
function noted<Result>(
  db: Db,
  act: string,
  { by, reason, now }: Why,
  work: (sql: Sql) => Promise<{ subject: string; result: Result }>,
): Promise<Result> {
  return db.transaction(async (sql) => {
    const { subject, result } = await work(sql);
    await noteCatalogueAct(sql, { act, subject, by, reason }, now);
    return result;
  });
}

const made = <Id extends string | number>(id: Id) => ({ subject: String(id), result: id });

export const addMerchant = (db: Db, name: string, why: Why): Promise<string> =>
  noted(db, 'merchant', why, async (sql) => {
    const id = randomUUID();
    await insertMerchant(sql, { id, name }, why.now);
    return made(id);
  });

export const addProduct = (db: Db, product: Product, why: Why): Promise<string> =>
  noted(db, 'product', why, async (sql) => {
    await insertProduct(sql, product, why.now);
    return made(product.id);
  });

/** False when it was withdrawn before. */
export const withdraw = (db: Db, productId: string, why: Why): Promise<boolean> =>
  noted(db, 'withdraw-product', why, async (sql) => ({
    subject: productId,
    result: await withdrawProduct(sql, productId, why),
  }));

export const addCreative = (db: Db, creative: Creative, why: Why): Promise<number> =>
  noted(db, 'creative', why, async (sql) => made(await insertCreative(sql, creative, why.now)));

export const reviewCreative = (
  db: Db,
  creativeId: number,
  state: 'approved' | 'rejected',
  why: Why,
): Promise<number> =>
  noted(db, `creative-${state}`, why, async (sql) => {
    const { by, reason, now } = why;
    await insertReview(sql, { creativeId, state, by, reason }, now);
    return made(creativeId);
  });

export const addPublisher = (db: Db, publisher: Omit<Publisher, 'id'>, why: Why): Promise<string> =>
  noted(db, 'publisher', why, async (sql) => {
    const id = randomUUID();
    await insertPublisher(sql, { id, ...publisher }, why.now);
    return made(id);
  });

/** A placement is never without a price. */
export const addZone = (
  db: Db,
  zone: Zone,
  rate: Pick<ZoneRate, 'priceModel' | 'price' | 'payBps'>,
  why: Why,
): Promise<number> =>
  noted(db, 'zone', why, async (sql) => {
    const id = await insertZone(sql, zone, why.now);
    await insertZoneRate(sql, { zoneId: id, ...rate, by: why.by }, why.now);
    return { subject: zone.key, result: id };
  });

export const changeRate = (db: Db, rate: Omit<ZoneRate, 'by'>, why: Why): Promise<number> =>
  noted(db, 'zone-rate', why, async (sql) => {
    await insertZoneRate(sql, { ...rate, by: why.by }, why.now);
    return made(rate.zoneId);
  });
