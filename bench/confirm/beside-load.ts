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
  const all: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early >= 1) await wait(early);
    all.push(make(index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(all);
  times.sort((a, b) => a - b);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond: (count * 1000) / (performance.now() - started), p99Ms };
}

async function load(round: BesideRound): Promise<BesideAnswer> {
  const { url, plans, putsPerSecond, readsPerSecond } = round;
  const shown = await showPlans(url, 8, plans);
  const readCount = Math.floor((shown.length / putsPerSecond) * readsPerSecond);
  const put = async (at: number) => {
    const plan = shown[at];
    if (plan) await putOnce(url, plan);
  };
  const read = async (at: number) => {
    const token = shown[at % shown.length]?.token ?? '';
    dataOf(await send(`${url}/api${wallet.path}`, { 'x-ct': token }));
  };
  const [puts, reads] = await Promise.all([
    pace(shown.length, putsPerSecond, put),
    pace(readCount, readsPerSecond, read),
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
