import { readFileSync } from 'node:fs';
import type { EventKind, InvalidReason } from '#domain/delivery/event.ts';
import { parseCidr } from '#domain/delivery/network.ts';
import { bots, people, programs, words } from './test-agents.ts';
import type { From } from './test-reports.ts';

/** A request with the reason for which it must be refused, or null when it must count. */
export interface LabelledCase {
  readonly name: string;
  readonly kind: EventKind;
  readonly from: From;
  readonly expected: InvalidReason | null;
}

const withAgent = (agent: string | undefined): From => ({ headers: { 'user-agent': agent } });

const ofBrowsers: LabelledCase[] = [
  ...bots.map((name) => ({ name, from: withAgent(`Mozilla/5.0 (compatible; ${name})`) })),
  ...bots.map((name) => ({ name: `${name}, alone`, from: withAgent(name) })),
  ...programs.map((name) => ({ name, from: withAgent(name) })),
  { name: 'no browser named', from: withAgent(undefined) },
  { name: 'an empty name', from: withAgent('') },
].map((one) => ({ ...one, kind: 'impression' as const, expected: 'bot' as const }));

const ofPeople: LabelledCase[] = people.map((agent) => ({
  name: agent,
  kind: 'impression',
  from: withAgent(agent),
  expected: null,
}));

const blocks = readFileSync(new URL('data-centres.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter((line) => line !== '');

/** The last address of an IPv4 block. */
function lastOf(block: string): string {
  const [, to] = parseCidr(block) ?? [0n, 0n];
  const number = Number(to & 0xffff_ffffn);
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 255).join('.');
}

/** The first and the last address of every block in our own list. */
const ofDataCentres: LabelledCase[] = [
  ...blocks.map((block) => [block, block.replace(/\/\d+$/, '').replace(/::$/, '::1')] as const),
  ...blocks
    .filter((block) => !block.includes(':'))
    .map((block) => [`the end of ${block}`, lastOf(block)] as const),
].map(([name, address]) => ({
  name,
  kind: 'impression',
  from: { address },
  expected: 'data_centre',
}));

const prefetches = [
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-purpose', 'prefetch;anonymous-client-ip'],
  ['purpose', 'prefetch'],
  ['purpose', 'preview'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
] as const;

const ofPrefetch: LabelledCase[] = [
  ...prefetches.map(([name, value]) => ({
    name: `${name}: ${value}`,
    from: { headers: { [name]: value } },
  })),
  { name: 'HEAD', from: { method: 'HEAD' } },
].map((one) => ({ ...one, kind: 'impression' as const, expected: 'prefetch' as const }));

const foreignPages = words(`
  https://other.example
  https://paper.example.evil.example
  https://notpaper.example
  https://paper.example.
  http://localhost
  https://xn--pper-5qa.example
  https://evil.example/paper.example
  https://paper.exampl
  https://example
  https://203.0.113.7
  https://[2001:db8::1]
  data:text/html
  about:blank
  file:///home/paper.example
  javascript:alert(1)
  chrome-extension://paper.example
`);

const ofPages: LabelledCase[] = [
  ...foreignPages.flatMap((page) => [
    { name: `Origin ${page}`, from: { headers: { origin: page } }, expected: 'foreign_domain' },
    {
      name: `Referer ${page}`,
      from: { headers: { origin: undefined, referer: page } },
      expected: 'foreign_domain',
    },
  ]),
  {
    name: 'no page named',
    from: { headers: { origin: undefined } },
    expected: 'foreign_domain',
  },
  {
    name: 'an origin that is none',
    from: { headers: { origin: 'null' } },
    expected: 'foreign_domain',
  },
  ...['https://paper.example', 'https://www.paper.example', 'https://paper.example:8443'].flatMap(
    (page) => [
      { name: `Origin ${page}`, from: { headers: { origin: page } }, expected: null },
      {
        name: `Referer ${page}/a?b#c`,
        from: { headers: { origin: undefined, referer: `${page}/a?b#c` } },
        expected: null,
      },
    ],
  ),
].map((one) => ({ ...one, kind: 'impression' }) as LabelledCase);

const sizes = ['0x0', '1x1', '2x2', '0x250', '300x0', '1x250', '300x1', '300x60', '74x250'];

/** An ad with so little on screen that nobody can see anything in it. */
const ofSizes: LabelledCase[] = [
  ...sizes.map((size) => ({ size, expected: 'no_size' as const })),
  ...['300x250', '150x125', '320x100', '640,360', '640%2C360'].map((size) => ({
    size,
    expected: null,
  })),
  ...['', '[PLAYERSIZE]', '300', 'x', '-300x-250', '3e9x3e9'].map((size) => ({
    size,
    expected: 'no_size' as const,
  })),
].map(({ size, expected }) => ({
  ...{ name: `a place of ${size}`, kind: 'impression', from: { query: `&s=${size}` }, expected },
}));

const elsewhere = words(
  `
  US GB FR ES IT PT NL BE DK SE NO FI PL CZ SK HU RO BG GR TR RU UA GE AM AZ KZ UZ IN PK BD LK NP
  TH VN MY SG ID PH JP KR CN TW HK MO AU NZ ZA NG KE EG MA TN BR AR CL CO PE MX CA
`.replaceAll(' ', '\n'),
);

const ofCountries: LabelledCase[] = [
  ...elsewhere.map((country) => ({
    name: `from ${country}`,
    kind: 'impression' as const,
    from: { headers: { 'x-country': country } },
    expected: 'geo_mismatch' as const,
  })),
  ...['ZZ', 'de', '', 'DEU', '<script>', undefined].map((country) => ({
    name: `from nobody knows where: ${country}`,
    kind: 'impression' as const,
    from: { headers: { 'x-country': country } },
    expected: 'geo_mismatch' as const,
  })),
  ...['DE', 'AT', 'CH'].map((country) => ({
    name: `from ${country}`,
    kind: 'impression' as const,
    from: { headers: { 'x-country': country } },
    expected: null,
  })),
];

/** Cases that the request alone decides. Those that need a history are in the test. */
export const corpus: readonly LabelledCase[] = [
  ...ofBrowsers,
  ...ofPeople,
  ...ofDataCentres,
  ...ofPrefetch,
  ...ofPages,
  ...ofSizes,
  ...ofCountries,
];
