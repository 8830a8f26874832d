import { type Child, startChild } from '../child.ts';
import { median } from '../median.ts';
import { atMost, type Row, type RowGroup } from '../row.ts';
import type {
  FiguresAnswer,
  FiguresQuestion,
  FiguresServer,
  FiguresServerGiven,
} from './figures-server.ts';

const fewEvents = 100_000;
const manyEvents = 10_000_000;
const rounds = 15;
const warmUps = 5;
const lagGoalSeconds = 30;

const dashboard = 'dashboard at 10 million events';
const lag = 'rollup lag under load';

/** The cost of a dashboard as events pile up, and how far counting lags behind. */
export const figuresRows: RowGroup = {
  names: [dashboard, lag],
  async measure(wanted) {
    const rows: Row[] = [];
    const small = await start(fewEvents);

    try {
      if (wanted.includes(dashboard)) rows.push(await compareDashboards(small));
      if (wanted.includes(lag)) rows.push(await measureLag(small));
    } finally {
      await small.end();
    }

    return rows;
  },
};

async function start(events: number): Promise<Child<FiguresServer>> {
  const given: FiguresServerGiven = { events };
  const program = new URL('figures-server.ts', import.meta.url);
  const server = await startChild<FiguresServer>(program, given);
  const { made, counted } = server.ready;
  console.error(
    `${events} events made in ${made.toFixed(1)} s, counted in ${counted.toFixed(1)} s`,
  );

  return server;
}

async function compareDashboards(small: Child<FiguresServer>): Promise<Row> {
  const large = await start(manyEvents);
  try {
    const times = new Map([small, large].map((server) => [server, [] as number[]]));
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const [server, ms] of times) {
        const answer = await askServer(server, { act: 'ask' });
        if (!('ms' in answer)) throw new Error('There is no time');
        if (round >= 0) ms.push(answer.ms);
      }
    }

    const [fewMs, manyMs] = [...times.values()].map(median) as [number, number];
    return atMost({
      name: dashboard,
      measured: `${manyMs.toFixed(1)} ms for four periods of ${manyEvents} events`,
      against: `${fewMs.toFixed(1)} ms for those of ${fewEvents}`,
      ratio: manyMs / fewMs,
      goal: 3,
    });
  } finally {
    await large.end();
  }
}

async function measureLag(server: Child<FiguresServer>): Promise<Row> {
  const answer = await askServer(server, { act: 'load' });
  if (!('lagSeconds' in answer)) throw new Error('There is no lag');
  return atMost({
    name: lag,
    measured: `${answer.lagSeconds.toFixed(1)} s at ${Math.round(answer.perSecond)} events/s`,
    against: `${lagGoalSeconds} s`,
    ratio: answer.lagSeconds / lagGoalSeconds,
    goal: 1,
  });
}

async function askServer(server: Child<FiguresServer>, question: FiguresQuestion) {
  const answer = await server.ask<FiguresAnswer>(question);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}
