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
import { requestAndApprove } from '../../desk/desk.ts';
import { noteInDeskLog } from '../../people/audit-event/audit-event.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import {
  demoPagePlacement,
  demoPlacements,
  demoProducts,
  type rangePlacements,
} from './demo-products.ts';
import { admitDemoStaff, demoClerk, demoController, getDemoPeople } from './demo-staff.ts';
import { getDemoWord } from './demo-texts.ts';

export interface CatalogueServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
  readonly dataDir: string;
}

/** A product of the demo, with what a push needs. */
export interface AddedProduct {
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
  readonly products: readonly AddedProduct[];
  readonly placements: readonly AddedPlacement[];
}

const reason = 'To look around';
const escrowAmount = '2000.00';
export const demoFiles = new URL('./demo-files/', import.meta.url);

/** Merchants with funded escrow, products, images, and placements to show them on. */
export async function createDemoCatalogue(services: CatalogueServices): Promise<DemoCatalogue> {
  const { db, now, dataDir } = services;
  const hashes = new Map<string, string>();
  for (const { file } of demoProducts) {
    hashes.set(file, await keepCreativeFile(dataDir, await readFile(new URL(file, demoFiles))));
  }

  const catalogue = await db.transaction(async (sql) => {
    const products: AddedProduct[] = [];
    for (const product of demoProducts) {
      products.push(await insertDemoProduct(sql, product, hashes.get(product.file) ?? '', now()));
    }
    return { products, placements: await insertDemoPlacements(sql, now()) };
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
  const { db, now } = services;
  const funding = { id: merchantId, amount: escrowAmount, reference: `DEMO-${shop}`, reason };
  await requestAndApprove(services, await getDemoPeople(db, now()), 'fundEscrow', funding);
}

async function insertDemoProduct(
  sql: Sql,
  demoProduct: (typeof demoProducts)[number],
  sha256: string,
  now: Date,
): Promise<AddedProduct> {
  const { shop, merchant, file: _, creative: demoCreative, ...product } = demoProduct;
  const merchantId = randomUUID();
  const productId = randomUUID();
  await insertMerchant(sql, { id: merchantId, name: merchant }, now);
  const words = getProductWords(shop);
  await insertProduct(sql, { ...product, ...words, id: productId, merchantId }, now);

  const title = getDemoWord(({ products }) => products[shop].ad);
  const { clerk, controller } = await admitDemoStaff(sql, now);
  const creative = {
    ...demoCreative,
    title: title.name,
    titles: title.names,
    productId,
    sha256,
    maker: clerk,
  };
  const creativeId = await insertCreative(sql, creative, now);
  const review = { creativeId, state: 'approved', reviewer: controller, reason } as const;
  await insertReview(sql, review, now);

  for (const [action, field, name] of [
    ['merchant-added', 'merchant', merchant],
    ['product-added', 'product', words.name],
  ] as const) {
    const details = { [field]: name, reason, askedBy: demoClerk };
    await noteInDeskLog(sql, { author: demoController, action, details }, now);
  }
  const about = { title: creative.title, reason };
  await noteInDeskLog(sql, { author: demoClerk, action: 'creative-added', details: about }, now);
  return { shop, merchantId, productId, creativeId };
}

/** A product's name and description in every language. */
function getProductWords(shop: (typeof demoProducts)[number]['shop']) {
  const { name, names } = getDemoWord(({ products }) => products[shop].name);
  const description = getDemoWord(({ products }) => products[shop].description);
  return { name, names, description: description.name, descriptions: description.names };
}

async function insertDemoPlacements(sql: Sql, now: Date): Promise<AddedPlacement[]> {
  const simulatedId = randomUUID();
  await insertPublisher(sql, { id: simulatedId, name: 'Nobody Media', isSimulated: true }, now);
  const ownId = randomUUID();
  await insertPublisher(sql, { id: ownId, name: 'Reachbook Demo', isSimulated: false }, now);

  await insertDemoPlacement(sql, ownId, demoPagePlacement, now);
  const placements: AddedPlacement[] = [];
  for (const placement of demoPlacements) {
    const id = await insertDemoPlacement(sql, simulatedId, placement, now);
    placements.push({ placement, id });
  }
  return placements;
}

async function insertDemoPlacement(
  sql: Sql,
  publisherId: string,
  demoPlacement: typeof demoPagePlacement | (typeof demoPlacements)[number],
  now: Date,
): Promise<number> {
  const { priceModel, price, payBps, ...placement } = demoPlacement;
  const placementId = await insertPlacement(sql, { ...placement, publisherId }, now);
  const rate = { placementId, priceModel, price, payBps, madeBy: demoClerk };
  await insertPlacementRate(sql, rate, now);

  const details = { placement: placement.name, key: placement.key, reason };
  await noteInDeskLog(sql, { author: demoClerk, action: 'placement-added', details }, now);
  return placementId;
}
