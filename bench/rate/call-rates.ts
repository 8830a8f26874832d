import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atLeast, type Row, type RowGroup } from '../row.ts';
import type { BareRoute } from './bare-server.ts';
import type { LoadResult, LoadRound } from './load.ts';
import type { RealServerGiven } from './real-server.ts';

const goal = 0.5;
// Many and short: the machine may be half as quick a second later.
const rounds = 100;
const secondsOfRound = 0.3;
// Until then the larger of the two programs is still being compiled.
const secondsOfWarmUp = 5;
// A crowd, and just below the tries that one address has.
const connections = 256;

const password = 'a quiet morning';
const usernames = Array.from({ length: connections }, (_, at) => `partner-${at}`);

// These the bare server sends too.
const headersOfAll = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];

interface MeasuredCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly bodies: readonly string[];
}

const calls: readonly MeasuredCall[] = [
  { name: 'basic_config', method: 'GET', path: '/api/basic_config?lang=en', bodies: [] },
  {
    name: 'login without the hash',
    method: 'POST',
    path: '/api/auth/v2/login',
    bodies: usernames.map((username) => JSON.stringify({ username, password })),
  },
];

/** Requests per second of the real server against those of a bare Fastify with the same reply. */
export const callRates: RowGroup = {
  names: calls.map(({ name }) => name),
  async measure(wanted) {
    const given: RealServerGiven = { usernames, password };
    const real = await startChild<string>(new URL('real-server.ts', import.meta.url), given);
    try {
      return await measureOn(
        real.ready,
        calls.filter(({ name }) => wanted.includes(name)),
      );
    } finally {
      await real.end();
    }
  },
};

async function measureOn(real: string, measured: readonly MeasuredCall[]): Promise<Row[]> {
  const routes = await Promise.all(measured.map((call) => bareRoute(real, call)));
  const bare = await startChild<string>(new URL('bare-server.ts', import.meta.url), routes);
  const load = await startChild(new URL('load.ts', import.meta.url));
  try {
    const rows: Row[] = [];
    for (const call of measured) rows.push(await compare(load, call, real, bare.ready));
    return rows;
  } finally {
    await Promise.all([load.end(), bare.end()]);
  }
}

/**
 * A route of the bare server that sends as many bytes as the real one. What the real one says in
 * headers of its own is blank space there: to write a header is work, and a bare reply does none.
 */
async function bareRoute(real: string, { method, path, bodies }: MeasuredCall): Promise<BareRoute> {
  const [body] = bodies;
  const asJson = { 'content-type': 'application/json' };
  const asked = body ? { method, body, headers: asJson } : { method };
  const response = await fetch(real + path, asked);
  const answer = await response.text();
  if (!answer.startsWith(rightBeginning)) throw new Error(`${path} answers ${answer}`);
  const own = [...response.headers].filter(([name]) => !headersOfAll.includes(name));
  const bytes = own.map(([name, value]) => `${name}: ${value}\r\n`).join('').length;
  return { method, path: new URL(path, real).pathname, answer: answer + ' '.repeat(bytes) };
}

const rightBeginning = '{"code":200,';

/** Rounds in turn, as the machine may be slower now than it was a moment ago. */
async function compare(
  load: Child<unknown>,
  { name, path, bodies }: MeasuredCall,
  real: string,
  bare: string,
): Promise<Row> {
  const run = async (url: string, seconds: number) => {
    const given = { url, path, bodies, beginning: rightBeginning, connections, seconds };
    const { perSecond, wrong } = await load.ask<LoadResult>(given satisfies LoadRound);
    if (wrong > 0) throw new Error(`${wrong} answers of ${url}${path} were wrong`);
    return perSecond;
  };
  for (const url of [real, bare]) await run(url, secondsOfWarmUp);
  const rates = { real: [] as number[], bare: [] as number[] };
  for (let round = 1; round <= rounds; round += 1) {
    rates.bare.push(await run(bare, secondsOfRound));
    rates.real.push(await run(real, secondsOfRound));
    if (round % 10 > 0) continue;
    const [bareNow, realNow] = [rates.bare.at(-1), rates.real.at(-1)].map((rate) => whole(rate));
    console.error(`${name}, round ${round} of ${rounds}: ${realNow}/s, bare ${bareNow}/s`);
  }
  const [ours, theirs] = [median(rates.real), median(rates.bare)];
  return atLeast({
    name,
    measured: `${whole(ours)} requests/s`,
    against: `${whole(theirs)} requests/s of a bare Fastify`,
    // Of rounds side by side, which had the same machine.
    ratio: median(rates.real.map((rate, at) => rate / (rates.bare[at] ?? Number.NaN))),
    goal,
  });
}

const whole = (rate = 0): string => Math.round(rate).toString();
