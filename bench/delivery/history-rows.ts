import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atLeast, atMost, type Row, type RowGroup } from '../row.ts';
import type { DeliveryLoad, DeliveryLoadResult } from './delivery-load.ts';
import type {
  DeliveryAnswer,
  DeliveryQuestion,
  DeliveryServer,
  DeliveryServerGiven,
} from './delivery-server.ts';

const young = 100_000;
const old = 10_000_000;
/** Few large plans, as in every young network. */
const plans = 8;
const rounds = 5;
const callsOfRound = 6_000;
const connections = 64;
const idleMs = 30_000;

const rateRow = 'ads with 10,000,000 events behind them';
const idleRow = 'idle reads with 10,000,000 events';

type Server = Child<DeliveryServer>;

/** What a long history costs a server that also runs its jobs, against one with hardly any. */
export const historyRows: RowGroup = {
  names: [rateRow, idleRow],
  async measure(wanted) {
    const ended: (() => Promise<void>)[] = [];
    const start = async <Ready>(name: string, given: unknown = null) => {
      const child = await startChild<Ready>(new URL(name, import.meta.url), given);
      ended.unshift(() => child.end());
      return child;
    };

    const serverOf = (events: number) =>
      start<DeliveryServer>('delivery-server.ts', {
        plans,
        events,
        hasJobs: true,
      } satisfies DeliveryServerGiven);
    try {
      const [before, after] = [await serverOf(young), await serverOf(old)];
      const load = await start('delivery-load.ts');
      const rows: Row[] = [];
      if (wanted.includes(idleRow)) rows.push(await compareIdle(before, after));
      if (wanted.includes(rateRow)) rows.unshift(await compareRates(load, before, after));

      return rows;
    } finally {
      for (const end of ended) await end();
    }
  },
};

async function compareIdle(before: Server, after: Server): Promise<Row> {
  const readOf = async (server: Server) => {
    const first = await rowsRead(server);
    await wait(idleMs);
    return ((await rowsRead(server)) - first) / (idleMs / 1_000);
  };

  const [few, many] = [await readOf(before), await readOf(after)];
  return atMost({
    name: idleRow,
    measured: `${many.toFixed(0)} rows/s`,
    against: `${few.toFixed(0)} rows/s with 100,000`,
    ratio: many / few,
    goal: 1.5,
  });
}

async function compareRates(load: Child<unknown>, before: Server, after: Server): Promise<Row> {
  const rates = { before: [] as number[], after: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await rateOf(load, before), await rateOf(load, after)] as const;
    console.error(
      `ads, round ${round} of ${rounds}: ${pair.map((one) => one.toFixed(0))} a second`,
    );

    // The first round warms both up.
    if (round === 0) continue;

    rates.before.push(pair[0]);
    rates.after.push(pair[1]);
  }

  const ratios = rates.after.map((rate, index) => rate / (rates.before[index] ?? 1));
  return atLeast({
    name: rateRow,
    measured: `${median(rates.after).toFixed(0)} serves and impressions/s`,
    against: `${median(rates.before).toFixed(0)}/s with 100,000`,
    ratio: median(ratios),
    goal: 0.9,
  });
}

/** Serves and impressions in turn, half of each. */
async function rateOf(load: Child<unknown>, server: Server): Promise<number> {
  const { url, servePath } = server.ready;
  const question: DeliveryQuestion = { act: 'tokens', count: callsOfRound, areSeen: false };
  const answer = await server.ask<DeliveryAnswer>(question);
  if (!('tokens' in answer)) throw new Error('There are no tokens');

  const serves: DeliveryLoad = {
    url,
    paths: answer.tokens.map(() => servePath),
    method: 'GET',
    status: 200,
    connections,
  };

  const views: DeliveryLoad = {
    ...serves,
    paths: answer.tokens.map((token) => `/v1/i?s=300x250&t=${token}`),
    method: 'POST',
    status: 204,
  };

  let seconds = 0;
  for (const part of [serves, views]) {
    const result = await load.ask<DeliveryLoadResult>(part);
    if ('failed' in result) throw new Error(result.failed);
    seconds += callsOfRound / result.perSecond;
  }

  return (2 * callsOfRound) / seconds;
}

async function rowsRead(server: Server): Promise<number> {
  const answer = await server.ask<DeliveryAnswer>({ act: 'reads' } satisfies DeliveryQuestion);
  if (!('reads' in answer)) throw new Error('There is no count of rows');
  return answer.reads;
}
