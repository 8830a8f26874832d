import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  insertCreative,
  insertMerchant,
  insertPlacement,
  insertPlacementRate,
  insertProduct,
  insertPublisher,
  insertReview,
  keepCreativeFile,
} from '../../ads/catalogue/catalogue.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { decideByName, proposeByName } from '../../desk/desk.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import {
  demoPagePlacement,
  demoPlacements,
  demoProducts,
  type rangePlacements,
} from './demo-products.ts';
import { demoWord } from './demo-texts.ts';

export interface CatalogueServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
  readonly dataDir: string;
}

/** A demo product, with what a push needs. */
export interface PlacedProduct {
  readonly shop: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly creativeId: number;
}

export interface AddedPlacement {
  readonly id: number;
  readonly placement: (typeof demoPlacements | typeof rangePlacements)[number];
}

export interface DemoCatalogue {
  readonly products: readonly PlacedProduct[];
  readonly placements: readonly AddedPlacement[];
}

const staff = ['Demo Clerk', 'Demo Controller'] as const;
const by = staff[0];
const reason = 'To look around';
const escrow = '2000.00';
export const demoFiles = new URL('./demo-files/', import.meta.url);

/** Merchants with funded escrow, products, images, and placements to show them on. */
export async function bearCatalogue(services: CatalogueServices): Promise<DemoCatalogue> {
  const { db, now, dataDir } = services;
  const digests = new Map<string, string>();
  for (const { file } of demoProducts) {
    digests.set(file, await keepCreativeFile(dataDir, await readFile(new URL(file, demoFiles))));
  }
  const catalogue = await db.transaction(async (sql) => {
    const products: PlacedProduct[] = [];
    for (const product of demoProducts) {
      products.push(await placeProduct(sql, product, digests.get(product.file) ?? '', now()));
    }
    return { products, placements: await addPlacements(sql, now()) };
  });
  for (const { merchantId, shop } of catalogue.products) {
    await fundEscrow(services, merchantId, shop);
  }
  return catalogue;
}

/** Pays in what a merchant's commissions are paid from, as two members of staff would. */
export async function fundEscrow(
  services: Pick<CatalogueServices, 'db' | 'money' | 'now'>,
  merchantId: string,
  shop: string,
): Promise<void> {
  const form = { act: 'escrow-fund', partnerId: null, amount: escrow, entryId: null } as const;
  const reference = `DEMO-${shop}`;
  const asked = { ...form, outsideId: merchantId, reference, reason, by };
  const id = await proposeByName(services.db, asked, services.now());
  await decideByName(services, { id, by: staff[1], isConfirmed: true });
}

async function placeProduct(
  sql: Sql,
  demo: (typeof demoProducts)[number],
  sha256: string,
  now: Date,
): Promise<PlacedProduct> {
  const { shop, merchant, file: _, creative: shown, ...product } = demo;
  const [merchantId, productId] = [randomUUID(), randomUUID()];
  await insertMerchant(sql, { id: merchantId, name: merchant }, now);
  const words = wordsOf(shop);
  await insertProduct(sql, { ...product, ...words, id: productId, merchantId }, now);
  const ad = demoWord(({ products }) => products[shop].ad);
  const creative = { ...shown, title: ad.name, titles: ad.names };
  const creativeId = await insertCreative(sql, { ...creative, productId, sha256, by }, now);
  await insertReview(sql, { creativeId, state: 'approved', by: staff[1], reason }, now);
  for (const [act, what, name] of [
    ['merchant-added', 'merchant', merchant],
    ['product-added', 'product', words.name],
    ['creative-added', 'title', creative.title],
  ] as const) {
    await noteInDeskLog(sql, { by, act, about: { [what]: name, reason } }, now);
  }
  return { shop, merchantId, productId, creativeId };
}

/** A product's name and description in every language. */
function wordsOf(shop: (typeof demoProducts)[number]['shop']) {
  const { name, names } = demoWord(({ products }) => products[shop].name);
  const about = demoWord(({ products }) => products[shop].description);
  return { name, names, description: about.name, descriptions: about.names };
}

async function addPlacements(sql: Sql, now: Date): Promise<AddedPlacement[]> {
  const simulated = randomUUID();
  await insertPublisher(sql, { id: simulated, name: 'Nobody Media', isSimulated: true }, now);
  const own = randomUUID();
  await insertPublisher(sql, { id: own, name: 'Reachbook Demo', isSimulated: false }, now);
  const place = async (
    publisherId: string,
    placement: typeof demoPagePlacement | (typeof demoPlacements)[number],
  ) => {
    const { priceModel, price, payBps, ...rest } = placement;
    const id = await insertPlacement(sql, { ...rest, publisherId }, now);
    await insertPlacementRate(sql, { placementId: id, priceModel, price, payBps, by }, now);
    const about = { placement: placement.name, key: placement.key, reason };
    await noteInDeskLog(sql, { by, act: 'placement-added', about }, now);
    return id;
  };
  await place(own, demoPagePlacement);
  const placements: AddedPlacement[] = [];
  for (const placement of demoPlacements)
    placements.push({ placement, id: await place(simulated, placement) });
  return placements;
}
