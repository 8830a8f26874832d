import type { Micro } from '#domain/money.ts';
import { micro } from '#domain/money.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import type { Texts } from '#texts/kinds.ts';
import type {
  Creative,
  NewPlacement,
  PlacementRate,
  Product,
} from '../../ads/catalogue/catalogue.ts';

const cents = (amount: number): Micro => micro(BigInt(Math.round(amount * 100)) * 10_000n);

export const everyone: Targeting = {
  countries: [],
  languages: [],
  devices: [],
  systems: [],
  hours: [],
  categories: [],
  categoriesNot: [],
};

export const evenPutRule: PutRule = {
  pacing: 'even',
  dailyCap: null,
  days: 5,
  frequencyCap: { times: 12, hours: 24 },
  priceCeiling: null,
  goal: 'conversions',
};

type DemoProduct = Omit<Product, 'id' | 'merchantId' | 'name' | 'description'> & {
  /** The shop's key, also used in its URL and for its texts. */
  readonly shop: keyof Texts['demo']['products'];
  readonly merchant: string;
  readonly file: string;
  readonly creative: Omit<Creative, 'productId' | 'sha256' | 'title' | 'titles'>;
};

export const toLandingUrl = (shop: string) => `/demo/shop?shop=${shop}`;
export const conversionRules = {
  conversionsPerClick: 1,
  clickWindowHours: 72,
  validateDays: 7,
} as const;
export const amountBounds = { lowest: cents(20), highest: cents(500) } as const;

/**
 * The demo merchants' products: all fictitious, and their images say so. Beside that they carry
 * nothing but a name, so that every reader sees the same ones.
 */
export const demoProducts = [
  {
    shop: 'harbour-roast',
    merchant: 'Harbour Roast',
    isOfficial: true,
    kind: 'landing',
    landingUrl: toLandingUrl('harbour-roast'),
    ...amountBounds,
    commission: cents(6),
    commissionBps: null,
    commissionMax: cents(6),
    ...conversionRules,
    putRule: evenPutRule,
    targeting: everyone,
    file: 'coffee.webp',
    creative: { format: 'image', type: 'image/webp', width: 300, height: 250, durationMs: null },
  },
  {
    shop: 'fieldnote',
    merchant: 'Fieldnote',
    isOfficial: true,
    kind: 'landing',
    landingUrl: toLandingUrl('fieldnote'),
    ...amountBounds,
    commission: null,
    commissionBps: 1_200,
    commissionMax: cents(9),
    ...conversionRules,
    putRule: { ...evenPutRule, days: 4 },
    targeting: { ...everyone, countries: ['DE', 'TH'] },
    file: 'paper.webp',
    creative: { format: 'image', type: 'image/webp', width: 300, height: 250, durationMs: null },
  },
  {
    shop: 'northwind',
    merchant: 'Northwind Goods',
    isOfficial: false,
    kind: 'landing',
    landingUrl: toLandingUrl('northwind'),
    ...amountBounds,
    commission: cents(4.5),
    commissionBps: null,
    commissionMax: cents(4.5),
    ...conversionRules,
    putRule: { ...evenPutRule, goal: 'clicks' },
    targeting: { ...everyone, countries: ['DE', 'JP', 'TH'], devices: ['phone', 'desktop'] },
    file: 'bottle.webp',
    creative: { format: 'card', type: 'image/webp', width: 320, height: 180, durationMs: null },
  },
  {
    shop: 'studio-lumen',
    merchant: 'Studio Lumen',
    isOfficial: false,
    kind: 'video',
    landingUrl: toLandingUrl('studio-lumen'),
    ...amountBounds,
    commission: null,
    commissionBps: 1_000,
    commissionMax: cents(12),
    ...conversionRules,
    putRule: { ...evenPutRule, pacing: 'front', days: 3, goal: 'impressions' },
    targeting: everyone,
    file: 'lamp.webm',
    creative: { format: 'video', type: 'video/webm', width: 640, height: 360, durationMs: 6_000 },
  },
] as const satisfies readonly DemoProduct[];

type DemoPlacement = Omit<NewPlacement, 'publisherId'> &
  Pick<PlacementRate, 'priceModel' | 'price' | 'payBps'>;

const payBps = 8_500;

/**
 * Placements on pages that do not exist; the simulator plays their viewers. They are named after
 * their pages, which have one name in every language.
 */
export const demoPlacements = [
  {
    key: 'demo-paper-top',
    name: 'paper.example',
    format: 'image',
    width: 300,
    height: 250,
    domains: ['paper.example'],
    category: 'news',
    priceModel: 'cpm',
    price: cents(8),
    payBps,
  },
  {
    key: 'demo-blog-inline',
    name: 'blog.example',
    format: 'image',
    width: 300,
    height: 250,
    domains: ['blog.example'],
    category: 'lifestyle',
    priceModel: 'cpm',
    price: cents(6),
    payBps,
  },
  {
    key: 'demo-feed-card',
    name: 'feed.example',
    format: 'card',
    width: 320,
    height: 180,
    domains: ['feed.example'],
    category: 'lifestyle',
    priceModel: 'cpc',
    price: cents(0.3),
    payBps,
  },
  {
    key: 'demo-stream',
    name: 'stream.example',
    format: 'video',
    width: 640,
    height: 360,
    domains: ['stream.example'],
    category: 'video',
    priceModel: 'cpm',
    price: cents(12),
    payBps,
  },
] as const satisfies readonly DemoPlacement[];

/**
 * Where the additional products are shown: more expensive placements, each with its own publisher.
 */
export const rangePlacements = [
  {
    key: 'demo-lantern-top',
    name: 'lantern.example',
    format: 'image',
    width: 300,
    height: 250,
    domains: ['lantern.example'],
    category: 'news',
    publisher: 'Lantern Press',
    priceModel: 'cpm',
    price: cents(90),
    payBps,
  },
  {
    key: 'demo-quay-side',
    name: 'quay.example',
    format: 'image',
    width: 300,
    height: 250,
    domains: ['quay.example'],
    category: 'lifestyle',
    publisher: 'Quay Media',
    priceModel: 'cpm',
    price: cents(70),
    payBps,
  },
  {
    key: 'demo-commons-card',
    name: 'commons.example',
    format: 'card',
    width: 320,
    height: 180,
    domains: ['commons.example'],
    category: 'lifestyle',
    publisher: 'Commons Feed',
    priceModel: 'cpc',
    price: cents(2.4),
    payBps,
  },
  {
    key: 'demo-harvest-card',
    name: 'harvest.example',
    format: 'card',
    width: 320,
    height: 180,
    domains: ['harvest.example'],
    category: 'news',
    publisher: 'Harvest Weekly',
    priceModel: 'cpm',
    price: cents(60),
    payBps,
  },
] as const satisfies readonly (DemoPlacement & { readonly publisher: string })[];

/** The demo's own page with placements, for a real browser. */
export const demoPagePlacement = {
  key: 'demo-page',
  name: 'Reachbook Demo',
  format: 'image',
  width: 300,
  height: 250,
  domains: [] as string[],
  category: 'news',
  priceModel: 'cpm',
  price: cents(8),
  payBps,
} as const satisfies DemoPlacement;
