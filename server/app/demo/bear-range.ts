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
  type CatalogueServices,
  demoFiles,
  fundEscrow,
  type PlacedProduct,
} from './demo-catalogue.ts';
import {
  bounds,
  demoProducts,
  evenly,
  everyone,
  landing,
  rangePlacements,
  windows,
} from './demo-products.ts';
import { demoRange, type RangeKey, type RangeProduct, rangeWords } from './demo-range.ts';

const reason = 'To look around';

/** The additional products, and the placements that show them. */
export interface AddedRange {
  /** Those that can be offered, by key. */
  readonly products: ReadonlyMap<RangeKey, string>;
  readonly creatives: ReadonlySet<number>;
  readonly placements: readonly AddedPlacement[];
  /** The ids of all merchants, by name. */
  readonly merchants: ReadonlyMap<string, string>;
}

/** The ids of merchants by name. */
const merchantsOf = (first: readonly PlacedProduct[]) =>
  new Map(
    first.map(({ shop, merchantId }) => [
      demoProducts.find((product) => product.shop === shop)?.merchant as string,
      merchantId,
    ]),
  );

/** Additional merchants with their escrow, products and pictures, and more publishers. */
export async function bearRange(
  services: CatalogueServices,
  first: readonly PlacedProduct[],
): Promise<AddedRange> {
  const { db, now } = services;
  const merchants = merchantsOf(first);
  const products = new Map<RangeKey, string>();
  const creatives = new Set<number>();
  for (const product of demoRange.filter(({ creative }) => creative !== 'waiting')) {
    const { merchant: name, key } = product;
    const merchantId = merchants.get(name) ?? (await makeMerchant(services, name));
    if (!merchants.has(name)) await fundEscrow(services, merchantId, key);
    merchants.set(name, merchantId);
    const placed = await placeProduct(services, product, merchantId);
    creatives.add(placed.creativeId);
    if (!product.creative) products.set(key, placed.productId);
  }
  const placements: AddedPlacement[] = [];
  for (const placement of rangePlacements) {
    const { publisher, priceModel, price, payBps, ...shown } = placement;
    const why = clerkAt(now());
    const publisherId = await changeCatalogue(db, 'publisher-added', why, (sql) =>
      addPublisher(sql, { name: publisher, isSimulated: true }, why.now),
    );
    const rate = { priceModel, price, payBps };
    const byTwo = { ...why, askedBy: 'Demo Controller' };
    const id = await changeCatalogue(db, 'placement-added', byTwo, (sql) =>
      addPlacement(sql, { ...shown, publisherId }, rate, { by: byTwo.askedBy, now: why.now }),
    );
    placements.push({ placement, id });
  }
  return { products, creatives, placements, merchants };
}

/** The newest products, whose pictures still wait for review. */
export async function bearNewest(
  services: CatalogueServices,
  { merchants }: Pick<AddedRange, 'merchants'>,
): Promise<void> {
  for (const product of demoRange.filter(({ creative }) => creative === 'waiting')) {
    await placeProduct(services, product, merchants.get(product.merchant) ?? '');
  }
}

const makeMerchant = ({ db, now }: CatalogueServices, name: string): Promise<string> =>
  changeCatalogue(db, 'merchant-added', clerkAt(now()), (sql) => addMerchant(sql, { name }, now()));

const clerkAt = (now: Date) => ({ by: 'Demo Clerk', reason, now }) as const;

async function placeProduct(
  { db, now, dataDir }: CatalogueServices,
  product: RangeProduct,
  merchantId: string,
): Promise<{ productId: string; creativeId: number }> {
  const { key, format, commission, shareBps, days } = product;
  const words = rangeWords(product);
  const why = clerkAt(now());
  const written: Product = {
    ...{ id: randomUUID(), merchantId, isOfficial: false, ...words },
    kind: 'landing',
    ...{ landingUrl: landing(key), ...bounds, ...windows, targeting: everyone },
    commission: shareBps === null ? commission : null,
    ...{ commissionBps: shareBps, commissionMax: commission },
    putRule: { ...evenly, days },
  };
  const productId = await changeCatalogue(db, 'product-added', why, (sql) =>
    addProduct(sql, written, why.now),
  );
  const bytes = await readFile(new URL(`${key}.webp`, demoFiles));
  const sha256 = await keepCreativeFile(dataDir, bytes);
  const size = format === 'card' ? { width: 320, height: 180 } : { width: 300, height: 250 };
  const shown = { format, type: 'image/webp', ...size, durationMs: null } as const;
  const creative = { ...shown, title: words.name, titles: words.names, productId, sha256 };
  const creativeId = await changeCatalogue(db, 'creative-added', why, (sql) =>
    addCreative(sql, creative, why),
  );
  if (product.creative !== 'waiting') {
    const isRejected = product.creative === 'rejected';
    const state = isRejected ? 'rejected' : 'approved';
    const review = {
      by: 'Demo Controller',
      reason: isRejected ? 'A piece touches the edge of the picture' : reason,
      now: now(),
    };
    await changeCatalogue(db, `creative-${state}`, review, (sql) =>
      reviewCreative(sql, { creativeId, state }, review),
    );
  }
  return { productId, creativeId };
}
