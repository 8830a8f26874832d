import { createRandom, type Random } from '#domain/demo/random.ts';
import { people } from './test-agents.ts';
import type { From } from './test-reports.ts';

/** One view of an ad, real or made up, and its consequences. */
export interface TestVisit {
  /** Milliseconds since the start of the day. */
  readonly at: number;
  readonly from: From;
  readonly isSeen?: boolean;
  readonly isClicked?: boolean;
  readonly isClickedOnly?: boolean;
  readonly clickAfterMs?: number;
  /** The age of the token, and how often it is reported. */
  readonly tokenAgeMs?: number;
  readonly times?: number;
  readonly isForged?: boolean;
}

export const dayMs = 86_400_000;
export const browsers = people.slice(0, 30);

export const any = (chance: Random) => chance.whole(0, dayMs - 7_200_000);
export const person = (address: string, agent: string, more: Partial<From> = {}): From => ({
  address,
  ...more,
  headers: { 'user-agent': agent, ...more.headers },
});

/** People's browsers: a few are everywhere, and some apps name the exact phone. */
const someBrowser = (chance: Random): string =>
  chance.happens(0.15)
    ? `${browsers[0]} App/${chance.whole(1, 400)}`
    : (browsers[Math.floor(chance.next() ** 2 * browsers.length)] as string);

/** How people connect: families, offices and carriers, each behind one address or a few. */
export function honestVisits(seed: number, count: number): TestVisit[] {
  const chance = createRandom(seed);
  const families = Array.from({ length: 300 }, (_, nth) => ({
    address: () => `81.${nth >> 6}.${(nth & 63) * 4}.${20 + (nth % 9)}`,
    browsers: Array.from({ length: chance.whole(1, 4) }, () => someBrowser(chance)),
  }));
  const offices = Array.from({ length: 6 }, (_, nth) => ({
    address: () => `82.${nth}.17.9`,
    browsers: Array.from({ length: 9 }, () => someBrowser(chance)),
  }));
  const carriers = Array.from({ length: 3 }, (_, nth) => ({
    address: () => `83.${nth}.40.${chance.whole(1, 254)}`,
    browsers: Array.from({ length: 120 }, () => someBrowser(chance)),
  }));
  return Array.from({ length: count }, (): TestVisit => {
    const kind = chance.next();
    const home = chance.pick(kind < 0.55 ? families : kind < 0.7 ? offices : carriers);
    const isClicked = chance.happens(0.005);
    return {
      at: any(chance),
      from: person(home.address(), chance.pick(home.browsers)),
      isSeen: isClicked || chance.happens(0.7),
      isClicked,
    };
  });
}
