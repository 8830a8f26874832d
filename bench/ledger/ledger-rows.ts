import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atLeast, type Row, type RowGroup } from '../row.ts';
import type { MoneyLoadRound } from './money-load.ts';
import type { MoneyAnswer, MoneyRound, MoneyServer, MoneyServerGiven } from './money-server.ts';
import { getPgbench, runPgbench } from './pgbench.ts';

const rounds = 3;
const partners = 1_000;
const callers = 64;
const connections = 16;

interface Length {
  readonly seconds: number;
  /** How many payouts are requested, where each needs its own confirmation. */
  readonly calls: number;
}

const warmUp: Length = { seconds: 1, calls: 800 };
const counted: Length = { seconds: 2, calls: 2000 };

interface Bench {
  readonly server: Child<MoneyServer>;
  readonly load: Child<unknown>;
  readonly pgbench: string;
}

type Measure = (bench: Bench, length: Length) => Promise<number>;

/** What is measured in turn, each per second. */
const figures = {
  'postings of pgbench': withPgbench(partners),
  'postings of pgbench to one wallet': withPgbench(1),
  postings: posting(partners, callers),
  'postings of 16 callers to one wallet': posting(1, connections),
  'postings of 64 callers to one wallet': posting(1, callers),
  payouts: ({ server }, { calls }) => askRate(server, { act: 'use case', callers, calls }),
  'payouts over HTTP': overHttp,
} satisfies Record<string, Measure>;

type Figure = keyof typeof figures;

interface Compared {
  readonly name: string;
  readonly ours: Figure;
  readonly theirs: Figure;
  readonly goal: number;
}

const compared: readonly Compared[] = [
  {
    name: 'ledger posting, many wallets',
    ours: 'postings',
    theirs: 'postings of pgbench',
    goal: 0.7,
  },
  {
    name: 'money use case, many wallets',
    ours: 'payouts',
    theirs: 'postings of pgbench',
    goal: 0.5,
  },
  {
    name: 'hot wallet',
    ours: 'postings of 16 callers to one wallet',
    theirs: 'postings of pgbench to one wallet',
    goal: 0.5,
  },
  {
    name: 'hot wallet, 64 callers',
    ours: 'postings of 64 callers to one wallet',
    theirs: 'postings of 16 callers to one wallet',
    goal: 1,
  },
  { name: 'HTTP money call', ours: 'payouts over HTTP', theirs: 'payouts', goal: 0.5 },
];

const needsPgbench = ({ theirs }: Compared): boolean => theirs.includes('pgbench');

/** The ledger against pgbench with the same SQL, and each layer above it against the one below. */
export const ledgerRows: RowGroup = {
  names: compared.map(({ name }) => name),
  async measure(wanted) {
    const rows = compared.filter(({ name }) => wanted.includes(name));
    const pgbench = rows.some(needsPgbench) ? await getPgbench() : null;
    if (pgbench) return measureWith(pgbench, rows);

    const otherRows = rows.filter((row) => !needsPgbench(row));
    return [
      ...rows.filter(needsPgbench).map(withoutPgbench),
      ...(otherRows.length > 0 ? await measureWith('', otherRows) : []),
    ];
  },
};

/** This row fails; the others are measured. */
const withoutPgbench = ({ name, goal }: Compared): Row =>
  atLeast({
    name,
    measured: 'nothing',
    against: 'pgbench, which is missing: install PostgreSQL, it comes with it.',
    ratio: 0,
    goal,
  });

async function measureWith(pgbench: string, rows: readonly Compared[]): Promise<Row[]> {
  const given: MoneyServerGiven = { partners };
  const program = new URL('money-server.ts', import.meta.url);
  const server = await startChild<MoneyServer>(program, given);

  try {
    const load = await startChild(new URL('money-load.ts', import.meta.url));
    try {
      return await compare({ server, load, pgbench }, rows);
    } finally {
      await load.end();
    }
  } finally {
    await server.end();
  }
}

/** Rounds alternate, because the machine's speed changes from moment to moment. */
async function compare(bench: Bench, rows: readonly Compared[]): Promise<Row[]> {
  const neededFigures = [...new Set(rows.flatMap(({ ours, theirs }) => [theirs, ours]))];
  const rates = new Map<Figure, number[]>(neededFigures.map((figure) => [figure, []]));
  for (const figure of neededFigures) await figures[figure](bench, warmUp);

  for (let round = 1; round <= rounds; round += 1) {
    for (const figure of neededFigures) {
      const rate = await figures[figure](bench, counted);
      rates.get(figure)?.push(rate);
      console.error(`${figure}, round ${round} of ${rounds}: ${Math.round(rate)}/s`);
    }
  }

  const rateOf = (figure: Figure) => median(rates.get(figure) ?? []);
  const say = (figure: Figure) => `${Math.round(rateOf(figure))}/s ${figure}`;

  return rows.map(({ name, ours, theirs, goal }) =>
    atLeast({
      name,
      measured: say(ours),
      against: say(theirs),
      ratio: rateOf(ours) / rateOf(theirs),
      goal,
    }),
  );
}

function withPgbench(wallets: number): Measure {
  return ({ pgbench, server }, { seconds }) => {
    const { databaseUrl } = server.ready;
    return runPgbench({ program: pgbench, databaseUrl, partners: wallets, connections, seconds });
  };
}

function posting(wallets: number, atOnce: number): Measure {
  return ({ server }, { seconds }) =>
    askRate(server, { act: 'post', partners: wallets, callers: atOnce, seconds });
}

async function overHttp({ server, load }: Bench, { calls }: Length): Promise<number> {
  const prepared = await askChild(server, { act: 'prepare', calls });
  if (!('calls' in prepared)) throw new Error('No calls were prepared');
  return askRate(load, { url: server.ready.url, connections: callers, calls: prepared.calls });
}

async function askRate(
  child: Child<unknown>,
  question: MoneyRound | MoneyLoadRound,
): Promise<number> {
  const answer = await askChild(child, question);
  if (!('perSecond' in answer)) throw new Error('There is no rate');
  return answer.perSecond;
}

async function askChild(child: Child<unknown>, question: MoneyRound | MoneyLoadRound) {
  const answer = await child.ask<MoneyAnswer>(question);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}
