import { getNatsServer } from '../../server/ads/stream/test-nats-server.ts';
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

const cpuRow = 'impression through a stream';
const rateRow = 'events through a stream';
const plans = 200;
const rounds = 5;
const callsOfRound = 6_000;
const eventsOfRound = 40_000;
const connections = 128;

type Server = Child<DeliveryServer>;

/** The cost of a replicated stream, against writing straight to the books. */
export const streamRows: RowGroup = {
  names: [cpuRow, rateRow],
  async measure(wanted) {
    if ((await getNatsServer()) === null) return [];

    const ended: (() => Promise<void>)[] = [];
    const start = async <Ready>(name: string, given: unknown = null) => {
      const child = await startChild<Ready>(new URL(name, import.meta.url), given);
      ended.unshift(() => child.end());
      return child;
    };

    const serverOf = (hasStream: boolean) =>
      start<DeliveryServer>('delivery-server.ts', {
        plans,
        hasStream,
      } satisfies DeliveryServerGiven);
    try {
      const [direct, stream] = [await serverOf(false), await serverOf(true)];
      const load = await start('delivery-load.ts');
      const rows: Row[] = [];
      if (wanted.includes(cpuRow)) rows.push(await compareCpu(load, direct, stream));
      if (wanted.includes(rateRow)) rows.push(await compareRates(direct, stream));

      return rows;
    } finally {
      for (const end of ended) await end();
    }
  },
};

async function askServer<Key extends string>(server: Server, question: DeliveryQuestion, key: Key) {
  const answer = await server.ask<DeliveryAnswer>(question);
  if (!(key in answer)) throw new Error(`There is no ${key} in ${JSON.stringify(answer)}`);
  return (answer as unknown as Record<Key, never>)[key];
}

/** CPU time of the server, PostgreSQL and all nodes of the stream, until everything is counted. */
async function cpuOf(load: Child<unknown>, server: Server): Promise<number> {
  const act = 'tokens' as const;
  const question = { act, count: callsOfRound, areSeen: false };
  const tokens: readonly string[] = await askServer(server, question, 'tokens');
  const paths = tokens.map((token) => `/v1/i?s=300x250&t=${token}`);
  const { url } = server.ready;
  const round: DeliveryLoad = { url, paths, method: 'POST', status: 204, connections };
  const cpuBefore: number = await askServer(server, { act: 'cpu' }, 'cpu');
  const result = await load.ask<DeliveryLoadResult>(round);
  if ('failed' in result) throw new Error(result.failed);

  await askServer(server, { act: 'catchUp' }, 'caughtUp');
  const cpuAfter: number = await askServer(server, { act: 'cpu' }, 'cpu');

  return (cpuAfter - cpuBefore) / callsOfRound;
}

async function compareCpu(load: Child<unknown>, direct: Server, stream: Server): Promise<Row> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const server of [direct, stream]) await cpuOf(load, server);

  for (let round = 1; round <= rounds; round += 1) {
    theirs.push(await cpuOf(load, direct));
    ours.push(await cpuOf(load, stream));
    console.error(`${cpuRow}, round ${round}: ${ours.at(-1)?.toFixed(1)} µs`);
  }

  const [mine, base] = [median(ours), median(theirs)];
  return atMost({
    name: cpuRow,
    measured: `${mine.toFixed(1)} µs with all nodes`,
    against: `${base.toFixed(1)} µs straight to the books`,
    ratio: mine / base,
    goal: 1.5,
  });
}

async function compareRates(direct: Server, stream: Server): Promise<Row> {
  const rateOf = (server: Server): Promise<number> =>
    askServer(server, { act: 'write', count: eventsOfRound }, 'perSecond');
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (const server of [direct, stream]) await rateOf(server);

  for (let round = 1; round <= rounds; round += 1) {
    theirs.push(await rateOf(direct));
    ours.push(await rateOf(stream));
    console.error(`${rateRow}, round ${round}: ${ours.at(-1)?.toFixed(0)} events/s`);
  }

  const [mine, base] = [median(ours), median(theirs)];
  return atLeast({
    name: rateRow,
    measured: `${mine.toFixed(0)} events/s`,
    against: `${base.toFixed(0)} events/s straight to the books`,
    ratio: mine / base,
    goal: 0.8,
  });
}
