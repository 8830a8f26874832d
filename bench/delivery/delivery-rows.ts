import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atMost, type Row, type RowGroup } from '../row.ts';
import type { DeliveryLoad, DeliveryLoadResult } from './delivery-load.ts';
import type {
  DeliveryAnswer,
  DeliveryQuestion,
  DeliveryServer,
  DeliveryServerGiven,
} from './delivery-server.ts';

const rounds = 5;
const callsOfRound = 6_000;
const callsOfWarmUp = 3_000;
const connections = 128;

/** What is measured in turn, in microseconds of CPU time per request. */
const figures = [
  'a bare reply',
  'a serve with 100 plans',
  'a serve with 200 plans',
  'a serve with 10,000 plans',
  'an impression',
  'a click',
] as const;
type Figure = (typeof figures)[number];

const plansOf: Readonly<Partial<Record<Figure, number>>> = {
  'a serve with 100 plans': 100,
  'a serve with 200 plans': 200,
  'a serve with 10,000 plans': 10_000,
  'an impression': 200,
  'a click': 200,
};

interface Compared {
  readonly name: string;
  readonly ours: Figure;
  readonly theirs: Figure;
  readonly goal: number;
}

const bare = 'a bare reply';
const compared: readonly Compared[] = [
  { name: 'serve', ours: 'a serve with 200 plans', theirs: bare, goal: 4 },
  {
    name: 'serve with 10,000 plans',
    ours: 'a serve with 10,000 plans',
    theirs: 'a serve with 100 plans',
    goal: 2,
  },
  { name: 'durable impression', ours: 'an impression', theirs: bare, goal: 4.5 },
  { name: 'click', ours: 'a click', theirs: bare, goal: 5 },
];

interface Bench {
  readonly load: Child<unknown>;
  readonly bare: Child<{ url: string }>;
  readonly servers: ReadonlyMap<number, Child<DeliveryServer>>;
}

/** The cost of delivery, server and PostgreSQL together, against a bare Node reply. */
export const deliveryRows: RowGroup = {
  names: compared.map(({ name }) => name),
  async measure(wanted) {
    const rows = compared.filter(({ name }) => wanted.includes(name));
    const needed = figures.filter((figure) =>
      rows.some(({ ours, theirs }) => figure === ours || figure === theirs),
    );
    const ended: (() => Promise<void>)[] = [];
    const start = async <Ready>(name: string, given: unknown = null) => {
      const child = await startChild<Ready>(new URL(name, import.meta.url), given);
      ended.unshift(() => child.end());
      return child;
    };

    try {
      const servers = new Map<number, Child<DeliveryServer>>();
      for (const plans of new Set(needed.flatMap((one) => plansOf[one] ?? []))) {
        const given: DeliveryServerGiven = { plans };
        servers.set(plans, await start<DeliveryServer>('delivery-server.ts', given));
      }

      const reference = await start<{ url: string }>('bare-http.ts');
      const load = await start('delivery-load.ts');

      return await compare({ load, bare: reference, servers }, rows, needed);
    } finally {
      for (const end of ended) await end();
    }
  },
};

/** Rounds alternate, because the machine's speed changes from moment to moment. */
async function compare(
  bench: Bench,
  rows: readonly Compared[],
  needed: readonly Figure[],
): Promise<Row[]> {
  const costs = new Map<Figure, number[]>(needed.map((figure) => [figure, []]));
  for (const figure of needed) await measureOne(bench, figure, callsOfWarmUp);

  for (let round = 1; round <= rounds; round += 1) {
    for (const figure of needed) {
      const cost = await measureOne(bench, figure, callsOfRound);
      costs.get(figure)?.push(cost);
      console.error(`${figure}, round ${round} of ${rounds}: ${cost.toFixed(1)} µs`);
    }
  }

  const costOf = (figure: Figure) => median(costs.get(figure) ?? []);
  const say = (figure: Figure) => `${costOf(figure).toFixed(1)} µs for ${figure}`;

  return rows.map(({ name, ours, theirs, goal }) =>
    atMost({
      name,
      measured: say(ours),
      against: say(theirs),
      ratio: costOf(ours) / costOf(theirs),
      goal,
    }),
  );
}

async function measureOne(bench: Bench, figure: Figure, calls: number): Promise<number> {
  const server = bench.servers.get(plansOf[figure] ?? 0) ?? bench.bare;
  const load = await loadOf(server, figure, calls);
  const before = await cpuOf(server);
  const result = await bench.load.ask<DeliveryLoadResult>(load);
  if ('failed' in result) throw new Error(result.failed);

  // What is written later belongs to these requests too.
  await new Promise((done) => setTimeout(done, 700));
  return ((await cpuOf(server)) - before) / calls;
}

async function loadOf(
  server: Child<{ url: string }>,
  figure: Figure,
  calls: number,
): Promise<DeliveryLoad> {
  const { url } = server.ready;
  const same = (path: string) => Array.from({ length: calls }, () => path);
  const reported = async (path: string, areSeen: boolean) => {
    const question: DeliveryQuestion = { act: 'tokens', count: calls, areSeen };
    const answer = await server.ask<DeliveryAnswer>(question);
    if (!('tokens' in answer)) throw new Error('There are no tokens');
    return answer.tokens.map((token) => `${path}${token}`);
  };

  if (figure === 'an impression') {
    const paths = await reported('/v1/i?s=300x250&t=', false);
    return { url, paths, method: 'POST', status: 204, connections };
  }
  if (figure === 'a click') {
    const paths = await reported('/v1/c?t=', true);
    return { url, paths, method: 'GET', status: 302, connections };
  }

  const path = figure === bare ? '/' : (server as Child<DeliveryServer>).ready.servePath;
  return { url, paths: same(path), method: 'GET', status: 200, connections };
}

async function cpuOf(server: Child<unknown>): Promise<number> {
  const answer = await server.ask<DeliveryAnswer>({ act: 'cpu' } satisfies DeliveryQuestion);
  if (!('cpu' in answer)) throw new Error('There is no processor time');
  return answer.cpu;
}
