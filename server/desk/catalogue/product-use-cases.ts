import type * as products from '#contract/desk/products.ts';
import type { WrittenProduct } from '#contract/product.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import {
  addProduct,
  findMerchant,
  lockProduct,
  type Product,
  productOf,
  replaceProduct,
  withdrawProduct,
} from '../../ads/catalogue/catalogue.ts';
import { parseTime, type Sql } from '../../platform/database/database.ts';
import { leaveProductNotices } from '../../programme/plan/plan.ts';
import { describeChanges } from '../approval/describe-changes.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { describeProduct } from './describe-product.ts';
import { offerProduct } from './offer-product.ts';
import {
  findActivePartners,
  findWholeProduct,
  listProductPage,
  type WholeProduct,
} from './product-store.ts';

export const productUseCases = {
  async listProducts({ db }, filter) {
    const { list, next } = await listProductPage(db.sql, filter);
    const products = list.map(({ picture, ...product }) => ({
      ...product,
      picture: picture && { url: `/creatives/${picture.sha256}`, type: picture.type },
    }));
    return { list: products, next };
  },

  async readProduct({ db }, { id }) {
    const product = await getProduct(db.sql, id);
    const { withdrawn } = product;
    return {
      ...product,
      written: writtenOf(product),
      withdrawn: withdrawn && parseTime(withdrawn),
    };
  },

  async makeProduct({ sql, now, commandId }, { merchantId, written: productInput }) {
    const merchant = await findMerchant(sql, merchantId);
    if (!merchant) throw new RefusalError('desk_not_found');

    const product = parseProduct(productInput, { id: commandId, merchantId });
    const { id, details } = await addProduct(sql, product, now);
    return {
      subject: id,
      description: { 'paid by': merchant.name, ...describeProduct(product) },
      details,
    };
  },

  async changeProduct(call, { id: replaces, written: productInput }) {
    const { sql, now, commandId, requesterId, requestedBy } = call;
    await lockProduct(sql, replaces);
    const oldProduct = await getProduct(sql, replaces);
    const { merchantId, merchant, plans } = oldProduct;

    const newProduct = { ...parseProduct(productInput, { id: commandId, merchantId }), replaces };
    const requester = { id: requesterId, name: requestedBy };
    const { details } = await replaceProduct(sql, newProduct, { staff: requester, now });
    await leaveProductNotices(sql, { productId: commandId, replaces }, now);
    return {
      subject: replaces,
      description: {
        product: oldProduct.name,
        'paid by': merchant,
        ...describeChanges(describeProduct(oldProduct), describeProduct(newProduct)),
      },
      figures: { 'plans so far, which keep the old terms': String(plans) },
      details,
    };
  },

  async withdrawProduct({ sql, staff, now }, { id, seen: seenState, reason }) {
    await lockProduct(sql, id);
    const { name, state, merchantId } = await getProduct(sql, id);
    if (state !== seenState) throw new RefusalError('desk_changed_meanwhile');
    if (!(await withdrawProduct(sql, id, { author: staff.name, reason, now }))) {
      throw new RefusalError('desk_changed_meanwhile');
    }
    const { contact = '' } = (await findMerchant(sql, merchantId)) ?? {};
    return { details: { product: name, id }, hits: { merchantId, contact } };
  },

  findPartners: ({ db }, { name }) => findActivePartners(db.sql, name),

  async pushProduct({ sql, now }, { id, partnerIds }) {
    const { product, offers, skipped } = await offerProduct(sql, id, partnerIds, now);
    return {
      reply: { plans: offers.length, skipped },
      concerns: offers.map(({ partnerId, no: planNumber }) => ({
        partnerId,
        reason: product,
        reference: planNumber,
      })),
    };
  },
} satisfies DeskUseCases<typeof products>;

async function getProduct(sql: Sql, id: string): Promise<WholeProduct> {
  const product = await findWholeProduct(sql, id);
  if (!product) throw new RefusalError('desk_not_found');
  return product;
}

/** A product with texts that partners may read, in every language that has them. */
function parseProduct(
  productInput: WrittenProduct,
  ids: Pick<Product, 'id' | 'merchantId'>,
): Product {
  for (const text of [productInput, ...Object.values(productInput.texts)]) {
    if (text) refuse(whyNotStaffText(`${text.name}\n${text.description}`));
  }
  const product = productOf(productInput, ids);
  if (typeof product === 'string') throw new RefusalError('desk_value_wrong', { what: product });
  return product;
}

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
    lowest: formatMicro(product.lowest),
    highest: formatMicro(product.highest),
    ...(commission === null
      ? { commissionBps: commissionBps ?? 1, commissionMax: formatMicro(commissionMax) }
      : { commission: formatMicro(commission) }),
    conversionsPerClick: product.conversionsPerClick,
    clickWindowHours: product.clickWindowHours,
    validateDays: product.validateDays,
    putRule: product.putRule,
    targeting: product.targeting,
  };
}
