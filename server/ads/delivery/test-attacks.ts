import { createRandom } from '#domain/demo/random.ts';
import { any, browsers, dayMs, person, type TestVisit } from './test-visits.ts';

export interface Attack {
  readonly name: string;
  readonly model: 'cpm' | 'cpc';
  readonly visits: readonly TestVisit[];
  /** This many honest views come to the same placement. */
  readonly honest?: number;
  /** The place from which the plan's partner or merchant uses the product. */
  readonly own?: { readonly kind: 'partner' | 'merchant'; readonly from: string };
  readonly countries?: readonly string[];
}

const chance = createRandom(18);
/** Every attack has its own address and made-up browsers, as a separate attacker would. */
let attackers = 0;
const home = () => `91.${attackers}.20.30`;
const madeUp = (nth: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/${attackers}.0.${nth}.0`;
type Make = (nth: number) => Partial<TestVisit> & Pick<TestVisit, 'from'>;
const visits = (count: number, make: Make): TestVisit[] =>
  Array.from({ length: count }, (_, nth) => ({ at: any(chance), isSeen: true, ...make(nth) }));
const views = (name: string, make: Make, count = 120): Attack => {
  attackers += 1;
  return { name, model: 'cpm', visits: visits(count, make) };
};
const clicks = (name: string, make: Make, count = 120): Attack => {
  attackers += 1;
  const all = visits(count, (nth) => ({ isClicked: true, ...make(nth) }));
  return { name, model: 'cpc', visits: all };
};
const [phone = '', laptop = ''] = browsers;
const pick = () => chance.pick(browsers);
/** Addresses in as many networks as there are views, with no provider in common. */
const anywhere = (nth: number) => `${100 + (nth % 20)}.${(nth * 37) & 255}.${(nth * 91) & 255}.5`;
const sameProvider = (nth: number) => `92.40.${nth & 255}.${(nth * 7) % 250}`;
const usual = () => ({ isSeen: chance.happens(0.7), isClicked: chance.happens(0.005) });

const byBrowser: Attack[] = [
  views('a counter in the browser, one address', (n) => ({
    from: person(home(), madeUp(n)),
    isSeen: false,
  })),
  views('the same, and all of them seen', (n) => ({ from: person(home(), madeUp(n)) })),
  views('the same, seen and clicked like people', (n) => ({
    from: person(home(), madeUp(n)),
    ...usual(),
  })),
  views('each made-up browser twice', (n) => ({ from: person(home(), madeUp(n >> 1)) })),
  views('a list of real browsers, one address', () => ({
    from: person(home(), pick()),
    ...usual(),
  })),
  views('one browser all day', () => ({ from: person(home(), phone), ...usual() })),
];

const byAddress: Attack[] = [
  views('addresses of one /24, one browser', (n) => ({ from: person(`93.1.2.${n}`, phone) })),
  views('addresses of one /24, a browser each', (n) => ({
    from: person(`93.1.3.${n}`, madeUp(n)),
  })),
  views('addresses of one /56, a browser each', (n) => ({
    from: person(`2a02:8100:12:34${(n & 255).toString(16).padStart(2, '0')}::1`, madeUp(n)),
  })),
  views('addresses of one /48, real browsers', (n) => ({
    from: person(`2a02:8100:13:${n.toString(16)}::1`, pick()),
    ...usual(),
  })),
  views('every /24 of a provider, one browser', (n) => ({ from: person(sameProvider(n), phone) })),
  views('every /24 of a provider, a browser each', (n) => ({
    from: person(sameProvider(n), madeUp(n)),
  })),
  views('every /24 of a provider, real browsers', (n) => ({
    from: person(sameProvider(n), pick()),
    ...usual(),
  })),
  views('every network there is, a browser each', (n) => ({
    from: person(anywhere(n), madeUp(n)),
  })),
];

const byFarm: Attack[] = [
  views('a farm of 40 phones', (n) => ({ from: person(home(), browsers[n % 25] as string) }), 400),
  views('a farm that clicks', (n) => ({
    from: person(home(), pick()),
    isClicked: n % 9 === 0,
  })),
  views('a farm behind two networks', (n) => ({
    from: person(`94.${n % 2}.1.1`, pick()),
    ...usual(),
  })),
  views(
    'a farm behind three networks',
    (n) => ({ from: person(`95.${n % 3}.1.1`, pick()), ...usual() }),
    210,
  ),
  {
    ...views(
      'a farm among honest views',
      () => ({ from: person(home(), pick()), ...usual() }),
      300,
    ),
    honest: 400,
  },
  {
    ...views('a counter in the browser among honest views', (n) => ({
      from: person(home(), madeUp(n)),
    })),
    honest: 1_000,
  },
];

const byClock: Attack[] = [
  views('a view every ten minutes, one network', (n) => ({
    from: person(home(), pick()),
    at: n * 600_000,
  })),
  views('a view every ten minutes, each another network', (n) => ({
    from: person(anywhere(n), pick()),
    at: n * 600_000,
  })),
  views('auto-refresh every 30 seconds', (n) => ({
    from: person(home(), laptop),
    at: n * 30_000,
  })),
  views('auto-refresh every five minutes', (n) => ({
    from: person(home(), laptop),
    at: n * 300_000,
  })),
  {
    ...views('auto-refresh among honest views', (n) => ({
      from: person(home(), laptop),
      at: n * 600_000,
    })),
    honest: 600,
  },
];

const sized =
  (size: string): Make =>
  (n) => ({
    from: person(anywhere(n), pick(), { query: size }),
  });
const unseen = (n: number) => ({
  from: person(anywhere(n), browsers[n % browsers.length] as string),
  isSeen: false,
});

const bySight: Attack[] = [
  views('hidden tabs', (n) => ({ ...unseen(n % 8), at: n * 420_000 + (n % 7) * 31_000 })),
  views('stacked ads', (n) => ({ ...unseen(n - (n % 5)), at: (n - (n % 5)) * 500_000 })),
  views('ads below the end of the page', unseen),
  views('stuffed into a pixel', sized('&s=1x1')),
  views('clipped to a line', sized('&s=300x10')),
  views('without size', sized('&s=0x0')),
  views('that do not say their size', sized('')),
];

const replayed = () => ({ from: person(home(), phone), times: 120 });
const headed =
  (headers: Record<string, string | undefined>): Make =>
  (n) => ({
    from: person(anywhere(n), pick(), { headers }),
  });
const named =
  (agent: string | undefined): Make =>
  (n) => ({
    from: { address: anywhere(n), headers: { 'user-agent': agent } },
  });

const byRequest: Attack[] = [
  views('one token again and again', replayed, 1),
  views('tokens that are over', (n) => ({
    from: person(anywhere(n), pick()),
    tokenAgeMs: 700_000,
  })),
  views('tokens of the future', (n) => ({
    from: person(anywhere(n), pick()),
    tokenAgeMs: -3_600_000,
  })),
  views('forged tokens', (n) => ({ from: person(anywhere(n), pick()), isForged: true })),
  views('prefetch', headed({ 'sec-purpose': 'prefetch' })),
  views('prerender', headed({ 'sec-purpose': 'prefetch;prerender' })),
  views('HEAD', (n) => ({ from: person(anywhere(n), pick(), { method: 'HEAD' }) })),
  views('bots that say so', named('Mozilla/5.0 (compatible; Googlebot/2.1)')),
  views('browsers without a head', named(`${laptop} HeadlessChrome/141.0`)),
  views('programs', named('python-requests/2.32')),
  views('nobody', named(undefined)),
  views('data centres', (n) => ({ from: person(`3.5.${n}.9`, pick()) })),
  views('pages of others', headed({ origin: 'https://other.example' })),
  views('no page at all', headed({ origin: undefined })),
  { ...views('another country', headed({ 'x-country': 'US' })), countries: ['DE'] },
];

const byOwners: Attack[] = [
  {
    ...views('the partner', () => ({ from: person('96.1.1.1', phone) })),
    own: { kind: 'partner', from: '96.1.1.1' },
  },
  {
    ...views('the partner in a second browser', (n) => ({
      from: person('96.2.1.1', browsers[1 + (n % 3)] as string),
    })),
    own: { kind: 'partner', from: '96.2.1.1' },
  },
  {
    ...clicks('the merchant in a second browser', () => ({ from: person('96.3.1.1', laptop) })),
    own: { kind: 'merchant', from: '96.3.1.1' },
  },
];

const byClicks: Attack[] = [
  clicks('one viewer clicks on and on', () => ({ from: person(home(), phone) })),
  clicks('one click again and again', replayed, 1),
  clicks('a browser for each click, one address', (n) => ({ from: person(home(), madeUp(n)) })),
  clicks('15 clicks a day, one address', (n) => ({ from: person(home(), madeUp(n)) }), 15),
  clicks('15 clicks a day, one provider', (n) => ({ from: person(sameProvider(n), pick()) }), 15),
  clicks(
    '15 clicks a day, each another network',
    (n) => ({ from: person(anywhere(n), pick()) }),
    15,
  ),
  {
    ...clicks(
      '15 clicks a day among honest views',
      (n) => ({ from: person(home(), madeUp(n)) }),
      15,
    ),
    honest: 600,
  },
  clicks('clicks padded with views', (n) => ({
    from: person(home(), pick()),
    isClicked: n % 20 === 0,
  })),
  clicks('clicks on what was not shown', (n) => ({
    from: person(anywhere(n), pick()),
    isClickedOnly: true,
  })),
  clicks(
    'a click every 20 minutes',
    (n) => ({
      from: person(anywhere(n), pick()),
      at: n * 1_200_000,
    }),
    60,
  ),
  clicks('clicks a day late', (n) => ({
    from: person(anywhere(n), pick()),
    clickAfterMs: dayMs + 700_000,
  })),
];

export const attacks: readonly Attack[] = [
  ...byBrowser,
  ...byAddress,
  ...byFarm,
  ...byClock,
  ...bySight,
  ...byRequest,
  ...byOwners,
  ...byClicks,
];
