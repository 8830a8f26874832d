import { setTimeout as wait } from 'node:timers/promises';
import { wallet } from '#contract/wallet.ts';
import { endWithBench, say } from '../child.ts';
import type { WaitingPlan } from './confirm-server.ts';
import { putOnce, showPlans } from './put-once.ts';
import { agent, dataOf, send } from './send.ts';

export interface BesideRound {
  readonly url: string;
  /** Each plan gets one put, and its partner looks at the wallet. */
  readonly plans: readonly WaitingPlan[];
  readonly putsPerSecond: number;
  readonly readsPerSecond: number;
}

interface Paced {
  readonly perSecond: number;
  readonly p99Ms: number;
}

export type BesideAnswer =
  | { readonly puts: Paced; readonly reads: Paced }
  | { readonly failed: string };

/** Starts this many per second, whether or not earlier ones were answered (open-loop load). */
async function pace(count: number, perSecond: number, make: (at: number) => Promise<unknown>) {
  const started = performance.now();
  const times: number[] = [];
  const calls: Promise<void>[] = [];

  for (let index = 0; index < count; index += 1) {
    const dueMs = started + (index * 1000) / perSecond;
    const earlyMs = dueMs - performance.now();
    if (earlyMs >= 1) await wait(earlyMs);
    calls.push(make(index).then(() => void times.push(performance.now() - dueMs)));
  }

  await Promise.all(calls);
  times.sort((a, b) => a - b);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;

  return { perSecond: (count * 1000) / (performance.now() - started), p99Ms };
}

async function load(round: BesideRound): Promise<BesideAnswer> {
  const { url, plans, putsPerSecond, readsPerSecond } = round;
  const shownPlans = await showPlans(url, 8, plans);
  const readCount = Math.floor((shownPlans.length / putsPerSecond) * readsPerSecond);
  const putPlan = async (at: number) => {
    const plan = shownPlans[at];
    if (plan) await putOnce(url, plan);
  };
  const readWallet = async (at: number) => {
    const token = shownPlans[at % shownPlans.length]?.token ?? '';
    dataOf(await send(`${url}/api${wallet.path}`, { 'x-ct': token }));
  };
  const [puts, reads] = await Promise.all([
    pace(shownPlans.length, putsPerSecond, putPlan),
    pace(readCount, readsPerSecond, readWallet),
  ]);

  return { puts, reads };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: BesideRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
