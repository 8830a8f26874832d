import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { readClock } from '../server/platform/job/job-store.ts';
import { fillDisk, makeSmallDisk } from '../server/platform/process/test-small-disk.ts';
import { type LoneSystem, startLoneSystem } from './lone-system.ts';
import { makePartner } from './partners.ts';
import { compare } from './run-faults.ts';
import { untilReady } from './system.ts';
import { type Acknowledged, work } from './work.ts';

/** What a server on its bundled database has to survive. */
export const hardships = ['killed', 'restarted', 'hung', 'clock', 'disk'] as const;
export type Hardship = (typeof hardships)[number];

export interface HardshipReport {
  readonly hardship: Hardship;
  readonly times: number;
  /** Calls that got no answer at all while it lasted. */
  readonly unanswered: number;
  /** From the end of the fault to the first acknowledged payout: the longest of all rounds. */
  readonly backMs: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrongBalances: number;
  readonly findings: number;
}

const answerMs = 5_000;
const hangMs = 6_000;
const clockHours = [2, -2, 26, -26, 0];

/** Lets partners withdraw while one thing goes wrong repeatedly; null if it cannot be inflicted. */
export async function runHardship(
  hardship: Hardship,
  times: number,
): Promise<HardshipReport | null> {
  const disk = hardship === 'disk' ? makeSmallDisk() : null;
  if (hardship === 'disk' && !disk) return null;

  const folder = disk ?? makeTestFolder();
  const system = await startLoneSystem(folder.path);

  try {
    const people = [await makePartner(system.db()), await makePartner(system.db())];
    const acknowledged: Acknowledged[] = [];
    let isOver = false;
    const working = people.map((one) => work(system, one, () => isOver, acknowledged));
    const waitForMore = async (count: number) => {
      const targetCount = acknowledged.length + count;
      while (acknowledged.length < targetCount) await Promise.race([wait(10), ...working]);
    };
    let backMs = 0;
    let unanswered = 0;

    for (let time = 0; time < times; time += 1) {
      await waitForMore(10);
      unanswered += await endure[hardship](system, folder.path, time);
      const ended = performance.now();
      await waitForMore(1);
      await untilReady(system.url);
      backMs = Math.max(backMs, performance.now() - ended);
    }

    await waitForMore(10);
    isOver = true;
    await Promise.all(working);
    const compared = await compare(system.db(), people, acknowledged);

    return { hardship, times, unanswered, backMs: Math.round(backMs), ...compared };
  } finally {
    await system.end();
    folder.remove();
  }
}

type Endure = (system: LoneSystem, folder: string, time: number) => Promise<number>;

const endure: Record<Hardship, Endure> = {
  async killed(system) {
    await system.killDatabase();
    return 0;
  },
  async restarted(system) {
    system.restartDatabase();
    return 0;
  },
  async hung(system) {
    const goOn = system.hangDatabase();
    try {
      const probes = ['/healthz', '/api/basic_config', '/healthz'].map((path) =>
        isAnswered(system.url + path),
      );
      const answered = await Promise.all(probes);
      await wait(hangMs - answerMs);

      return answered.filter((one) => !one).length;
    } finally {
      goOn();
    }
  },
  async clock(system, _folder, time) {
    const clockBefore = await readClock(system.db().sql);
    system.setClock(clockHours[time % clockHours.length] ?? 0);
    await untilJobsRan(system, clockBefore);
    return 0;
  },
  async disk(system, folder) {
    const free = fillDisk(folder);
    try {
      const answered = await Promise.all([isAnswered(`${system.url}/healthz`)]);
      await wait(2_000);
      return answered.filter((one) => !one).length;
    } finally {
      free();
    }
  },
};

/** Settles when the jobs that are due every few seconds have run after this moment. */
async function untilJobsRan(system: LoneSystem, since: Date): Promise<void> {
  const until = performance.now() + 300_000;
  for (;;) {
    const lateCount = await system.db().sql.count`
      select name from job where name in ('roll-up', 'match-plans', 'tend-plans')
         and (ran_at is null or ran_at <= ${since})`;
    if (lateCount === 0) return;
    if (performance.now() > until) throw new Error('Jobs stand still since the clock was set');

    await wait(100);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(answerMs) });
    return true;
  } catch {
    return false;
  }
}
