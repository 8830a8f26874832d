import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  addCreative,
  addMerchant,
  addPlacement,
  addProduct,
  addPublisher,
  changeCatalogue,
  keepCreativeFile,
  type Product,
  reviewCreative,
} from '../../ads/catalogue/catalogue.ts';
import {
  type AddedPlacement,
  type AddedProduct,
  type CatalogueServices,
  demoFiles,
  fundEscrow,
} from './demo-catalogue.ts';
import {
  amountBounds,
  conversionRules,
  demoProducts,
  evenPutRule,
  everyone,
  rangePlacements,
  toLandingUrl,
} from './demo-products.ts';
import { demoRange, getRangeWords, type ProductKey, type RangeProduct } from './demo-range.ts';
import { admitDemoStaff, demoClerk, demoController } from './demo-staff.ts';

const reason = 'To look around';

/** The additional products, and the placements that show them. */
export interface AddedRange {
  /** Those that can be offered, by key. */
  readonly products: ReadonlyMap<ProductKey, string>;
  readonly creatives: ReadonlySet<number>;
  readonly placements: readonly AddedPlacement[];
  /** The ids of all merchants, by name. */
  readonly merchants: ReadonlyMap<string, string>;
}

/** The ids of merchants by name. */
const mapMerchants = (firstProducts: readonly AddedProduct[]) =>
  new Map(
    firstProducts.map(({ shop, merchantId }) => [
      demoProducts.find((product) => product.shop === shop)?.merchant as string,
      merchantId,
    ]),
  );

/** Additional merchants with their escrow, products and pictures, and more publishers. */
export async function createRange(
  services: CatalogueServices,
  firstProducts: readonly AddedProduct[],
): Promise<AddedRange> {
  const merchants = mapMerchants(firstProducts);
  const products = new Map<ProductKey, string>();
  const creatives = new Set<number>();

  for (const product of demoRange.filter(({ creative }) => creative !== 'waiting')) {
    const { merchant: name, key } = product;
    const merchantId = merchants.get(name) ?? (await createMerchant(services, name));
    if (!merchants.has(name)) await fundEscrow(services, merchantId, key);
    merchants.set(name, merchantId);

    const { productId, creativeId } = await createProduct(services, product, merchantId);
    creatives.add(creativeId);
    if (!product.creative) products.set(key, productId);
  }

  const placements = await createPlacements(services);
  return { products, creatives, placements, merchants };
}

/** The placements of the range, each with a publisher of its own. */
async function createPlacements({ db, now }: CatalogueServices): Promise<AddedPlacement[]> {
  const placements: AddedPlacement[] = [];
  for (const placement of rangePlacements) {
    const { publisher, priceModel, price, payBps, ...newPlacement } = placement;
    const note = createClerkNote(now());
    const publisherId = await changeCatalogue(db, 'publisher-added', note, (sql) =>
      addPublisher(sql, { name: publisher, isSimulated: true }, note.now),
    );

    const rate = { priceModel, price, payBps };
    // The price of a placement takes two: the controller requests it, and the clerk approves.
    const approvedNote = { ...note, requestedBy: demoController };
    const id = await changeCatalogue(db, 'placement-added', approvedNote, (sql) =>
      addPlacement(sql, { ...newPlacement, publisherId }, rate, {
        author: demoController,
        now: note.now,
      }),
    );
    placements.push({ placement, id });
  }
  return placements;
}

/** The newest products, whose pictures still wait for review. */
export async function createNewestProducts(
  services: CatalogueServices,
  { merchants }: Pick<AddedRange, 'merchants'>,
): Promise<void> {
  for (const product of demoRange.filter(({ creative }) => creative === 'waiting')) {
    await createProduct(services, product, merchants.get(product.merchant) ?? '');
  }
}

const createMerchant = ({ db, now }: CatalogueServices, name: string): Promise<string> =>
  changeCatalogue(db, 'merchant-added', createApprovedNote(now()), (sql) =>
    addMerchant(sql, { id: randomUUID(), name }, now()),
  );

const createClerkNote = (now: Date) => ({ author: demoClerk, reason, now }) as const;

/** What the clerk requested and the controller approved. */
const createApprovedNote = (now: Date) =>
  ({ author: demoController, requestedBy: demoClerk, reason, now }) as const;

/** Adds a product with its picture, and reviews the picture unless it is to wait. */
async function createProduct(
  services: CatalogueServices,
  rangeProduct: RangeProduct,
  merchantId: string,
): Promise<{ productId: string; creativeId: number }> {
  const { db, now } = services;
  const { key, commission, shareBps, days } = rangeProduct;
  const note = createClerkNote(now());
  const product: Product = {
    id: randomUUID(),
    merchantId,
    isOfficial: false,
    ...getRangeWords(rangeProduct),
    kind: 'landing',
    landingUrl: toLandingUrl(key),
    ...amountBounds,
    ...conversionRules,
    targeting: everyone,
    commission: shareBps === null ? commission : null,
    commissionBps: shareBps,
    commissionMax: commission,
    putRule: { ...evenPutRule, days },
  };
  const productId = await changeCatalogue(db, 'product-added', createApprovedNote(now()), (sql) =>
    addProduct(sql, product, note.now),
  );

  const creativeId = await createCreative(services, rangeProduct, productId, note);
  if (rangeProduct.creative !== 'waiting') {
    await reviewRangeCreative(services, creativeId, rangeProduct.creative ?? 'approved');
  }
  return { productId, creativeId };
}

async function createCreative(
  { db, dataDir }: CatalogueServices,
  product: RangeProduct,
  productId: string,
  note: ReturnType<typeof createClerkNote>,
): Promise<number> {
  const { key, format } = product;
  const bytes = await readFile(new URL(`${key}.webp`, demoFiles));
  const sha256 = await keepCreativeFile(dataDir, bytes);
  const size = format === 'card' ? { width: 320, height: 180 } : { width: 300, height: 250 };
  const { name, names } = getRangeWords(product);
  const creative = {
    format,
    type: 'image/webp',
    ...size,
    durationMs: null,
    title: name,
    titles: names,
    productId,
    sha256,
  } as const;

  return changeCatalogue(db, 'creative-added', note, async (sql) => {
    const { clerk } = await admitDemoStaff(sql, note.now);
    return addCreative(sql, creative, { staff: clerk, now: note.now });
  });
}

async function reviewRangeCreative(
  { db, now }: CatalogueServices,
  creativeId: number,
  state: 'approved' | 'rejected',
): Promise<void> {
  const review = {
    author: demoController,
    reason: state === 'rejected' ? 'A piece touches the edge of the picture' : reason,
    now: now(),
  };
  await changeCatalogue(db, `creative-${state}`, review, async (sql) => {
    const { controller } = await admitDemoStaff(sql, review.now);
    return reviewCreative(sql, { creativeId, state }, { ...review, staff: controller });
  });
}
