import { randomUUID } from 'node:crypto';
import type {
  changeProduct,
  findPartners as findRoute,
  listProducts as listRoute,
  makeProduct,
  pushProduct as pushRoute,
  readProduct as readRoute,
  withdrawProduct as withdrawProductRoute,
} from '#contract/desk/products.ts';
import type { WrittenProduct } from '#contract/product.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import {
  addProduct,
  findMerchant,
  lockProduct,
  type Product,
  productOf,
  replaceProduct,
  withdraw,
} from '../../ads/catalogue/catalogue.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { idempotentCall } from '../call/idempotent-call.ts';
import {
  findActivePartners,
  findWholeProduct,
  listProducts as listStored,
  type WholeProduct,
} from './catalogue-store.ts';
import { pushProduct as pushStoredProduct } from './push-product.ts';

const orNull = (amount: Micro | null) => (amount === null ? null : formatMicro(amount));

export const listProducts: DeskUseCase<typeof listRoute> = async ({ db }, input) => {
  const { list, next } = await listStored(db.sql, input);
  const shown = list.map(({ at, picture, ...product }) => ({
    ...product,
    picture: picture && { url: `/creatives/${picture.sha256}`, type: picture.type },
    lowest: formatMicro(product.lowest),
    highest: formatMicro(product.highest),
    commission: orNull(product.commission),
    commissionMax: formatMicro(product.commissionMax),
    addedAt: at.toISOString(),
  }));
  return { list: shown, next };
};

/** The typed amounts, with two decimals, as a form shows them. */
const typed = (amount: Micro): string => formatMicro(amount).replace(/(\.\d\d)0*$/, '$1');

function writtenOf(product: WholeProduct): WrittenProduct {
  const { names, descriptions, commission, commissionBps, commissionMax } = product;
  const codes = Object.keys(names) as (keyof WrittenProduct['texts'])[];
  const textOf = (code: keyof WrittenProduct['texts']) => ({
    name: names[code] ?? product.name,
    description: descriptions[code] ?? product.description,
  });
  return {
    official: product.isOfficial,
    kind: product.kind,
    name: product.name,
    description: product.description,
    texts: Object.fromEntries(codes.map((code) => [code, textOf(code)])),
    landingUrl: product.landingUrl,
    lowest: typed(product.lowest),
    highest: typed(product.highest),
    ...(commission === null
      ? { commissionBps: commissionBps ?? 1, commissionMax: typed(commissionMax) }
      : { commission: typed(commission) }),
    conversionsPerClick: product.conversionsPerClick,
    clickWindowHours: product.clickWindowHours,
    validateDays: product.validateDays,
    putRule: product.putRule,
    targeting: product.targeting,
  };
}

async function getWhole(sql: Sql, id: string) {
  const product = await findWholeProduct(sql, id);
  if (!product) throw new Refusal('desk_not_found');
  return product;
}

export const readProduct: DeskUseCase<typeof readRoute> = async (call, { id }) => {
  const product = await getWhole(call.db.sql, id);
  const { merchantId, merchant, state, at, replaces, replacedBy, withdrawn } = product;
  return {
    ...{ id, merchantId, merchant, state, replaces, replacedBy },
    written: writtenOf(product),
    addedAt: at.toISOString(),
    withdrawn: withdrawn && { ...withdrawn, at: new Date(withdrawn.at).toISOString() },
  };
};

/** The texts that partners read, in every language that has them. */
function checked(written: WrittenProduct, ids: Pick<Product, 'id' | 'merchantId'>): Product {
  for (const text of [written, ...Object.values(written.texts)]) {
    if (text) refuse(whyNotStaffText(`${text.name}\n${text.description}`));
  }
  const product = productOf(written, ids);
  if (typeof product === 'string') throw new Refusal('desk_value_wrong', { what: product });
  return product;
}

export const make: DeskUseCase<typeof makeProduct> = (call, { requestId, ...input }) =>
  idempotentCall(call, { act: 'makeProduct', requestId, input }, async (sql) => {
    const { merchantId, written, reason } = input;
    if (!(await findMerchant(sql, merchantId))) throw new Refusal('desk_not_found');
    const product = checked(written, { id: randomUUID(), merchantId });
    const why = { by: call.staff.name, reason, now: call.now() };
    return { id: await addProduct(sql, product, why) };
  });

export const change: DeskUseCase<typeof changeProduct> = async (call, input) => {
  const before = await getWhole(call.db.sql, input.id);
  const ids = { id: randomUUID(), merchantId: before.merchantId };
  const product = { ...checked(input.written, ids), replaces: before.id };
  const why = { by: call.staff.name, reason: input.reason, now: call.now() };
  return { id: await replaceProduct(call.db, product, why) };
};

export const withdrawProduct: DeskUseCase<typeof withdrawProductRoute> = (
  call,
  { id, seen, reason },
) =>
  call.db.transaction(async (sql) => {
    await lockProduct(sql, id);
    const product = await getWhole(sql, id);
    if (product.state !== seen) throw new Refusal('desk_changed_meanwhile');
    const why = { by: call.staff.name, reason, now: call.now() };
    if (!(await withdraw(sql, product, why))) throw new Refusal('desk_changed_meanwhile');
    return {};
  });

export const findPartners: DeskUseCase<typeof findRoute> = ({ db }, { name }) =>
  findActivePartners(db.sql, name);

export const pushProduct: DeskUseCase<typeof pushRoute> = async (
  call,
  { id, partnerIds, reason },
) => {
  const { offerDays } = call.settings.configuration.plan;
  const why = { by: call.staff.name, reason, now: call.now() };
  const { nos, skipped } = await pushStoredProduct(call.db, id, { partnerIds, offerDays }, why);
  return { plans: nos.length, skipped };
};
