import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atLeast, type Row, type RowGroup } from '../row.ts';
import type { BareRoute } from './bare-server.ts';
import type { LoadResult, LoadRound } from './load.ts';

const name = 'basic_config';
const path = '/api/basic_config?lang=en';
const goal = 0.5;
// Many and short: the machine may be half as fast a second later.
const rounds = 30;
const secondsOfRound = 0.5;
// Until then, the larger of the two programs is still being compiled.
const secondsOfWarmUp = 3;
const callers = 64;

/** Requests per second of the real server against those of a bare Fastify with the same reply. */
export const callRates: RowGroup = {
  names: [name],
  async measure() {
    const real = await startChild<string>(new URL('real-server.ts', import.meta.url));
    try {
      const routes = [await bareRoute(real.ready)];
      const bare = await startChild<string>(new URL('bare-server.ts', import.meta.url), routes);
      const load = await startChild(new URL('load.ts', import.meta.url));

      try {
        return [await compare(load, real.ready, bare.ready)];
      } finally {
        await Promise.all([load.end(), bare.end()]);
      }
    } finally {
      await real.end();
    }
  },
};

const beginning = '{"code":200,';

/** A route of the bare server that answers with the real one's text. */
async function bareRoute(real: string): Promise<BareRoute> {
  const answer = await (await fetch(real + path)).text();
  if (!answer.startsWith(beginning)) throw new Error(`${path} answers ${answer}`);
  return { method: 'GET', path: new URL(path, real).pathname, answer };
}

/** Rounds alternate, because the machine's speed changes from moment to moment. */
async function compare(load: Child<unknown>, real: string, bare: string): Promise<Row> {
  const run = async (server: string, seconds: number) => {
    const round: LoadRound = { url: server + path, beginning, callers, seconds };
    const result = await load.ask<LoadResult>(round);
    if ('failed' in result) throw new Error(result.failed);
    return result.perSecond;
  };

  for (const server of [real, bare]) await run(server, secondsOfWarmUp);
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
    // Compared in pairs of adjacent rounds, which had the same machine.
    ratio: median(rates.real.map((rate, index) => rate / (rates.bare[index] ?? Number.NaN))),
    goal,
  });
}

const whole = (rate = 0): string => Math.round(rate).toString();
