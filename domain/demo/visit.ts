import type { Random } from './random.ts';

/** A simulated viewer of a page. */
export interface SimulatedViewer {
  readonly address: string;
  readonly country: string;
  readonly language: string;
  readonly userAgent: string;
}

/** What is wrong with part of the traffic, as in real traffic. */
export const flaws = [
  'duplicate',
  'bot',
  'prefetch',
  'data_centre',
  'late',
  'forged',
  'unseen_click',
] as const;

export type Flaw = (typeof flaws)[number];

/** What a viewer does with the ad, if there is one. */
export interface SimulatedVisit {
  readonly viewer: SimulatedViewer;
  readonly isRendered: boolean;
  readonly isViewable: boolean;
  readonly isClicked: boolean;
  readonly isBought: boolean;
  /** The buyer returns it. */
  readonly isReturned: boolean;
  /** Seconds after the click. */
  readonly buyAfter: number;
  readonly orderAmount: string;
  readonly flaw: Flaw | null;
}

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A556B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
];

export const botBrowser =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const countries = [
  ['TH', 'th'],
  ['TH', 'th'],
  ['DE', 'de'],
  ['US', 'en'],
  ['JP', 'ja'],
  ['BR', 'pt'],
] as const;

/**
 * Address blocks that are not routed on the Internet, large enough for many networks of viewers.
 */
const networks = [
  ...Array.from({ length: 64 }, (_, index) => `100.${64 + index}`),
  ...['198.18', '198.19'],
];

export function simulateViewer(random: Random): SimulatedViewer {
  const network = `${random.pick(networks)}.${random.whole(0, 255)}`;
  const [country, language] = random.pick(countries);

  return {
    address: `${network}.${random.whole(1, 254)}`,
    country,
    language,
    userAgent: random.pick(browsers),
  };
}

const shares = {
  rendered: 0.85,
  viewable: 0.62,
  clicked: 0.022,
  bought: 0.11,
  returned: 0.08,
  flaw: 0.09,
};

/** One view of a page with a placement, and everything that follows from it. */
export function simulateVisit(random: Random): SimulatedVisit {
  const viewer = simulateViewer(random);
  const isRendered = random.happens(shares.rendered);
  const isClicked = isRendered && random.happens(shares.clicked);
  const isBought = isClicked && random.happens(shares.bought);

  return {
    viewer,
    isRendered,
    isViewable: isRendered && (isClicked || random.happens(shares.viewable)),
    isClicked,
    isBought,
    isReturned: isBought && random.happens(shares.returned),
    buyAfter: random.whole(20, 240),
    orderAmount: `${random.whole(18, 90)}.${random.whole(10, 99)}`,
    flaw: random.happens(shares.flaw) ? random.pick(flaws) : null,
  };
}
