import { startChild } from '../child.ts';
import { atLeast, type RowGroup } from '../row.ts';
import type { BesideAnswer, BesideRound } from './beside-load.ts';
import type { ConfirmServer, ConfirmServerGiven, WaitingPlans } from './confirm-server.ts';

const putsPerSecond = 40;
const readsPerSecond = 200;
const seconds = 10;
const name = `${putsPerSecond} puts and ${readsPerSecond} reads a second`;
const partners = putsPerSecond * seconds;

/** Puts with their confirmations beside partners who look at their wallets, at a fixed rate. */
export const besideRows: RowGroup = {
  names: [name],
  async measure() {
    const given: ConfirmServerGiven = { partners };
    const server = await startChild<ConfirmServer>(
      new URL('confirm-server.ts', import.meta.url),
      given,
    );
    const load = await startChild(new URL('beside-load.ts', import.meta.url));
    const { url } = server.ready;
    const measureOnce = async () => {
      const waiting = await server.ask<WaitingPlans>('push');
      if ('failed' in waiting) throw new Error(waiting.failed);

      const round: BesideRound = { url, plans: waiting.plans, putsPerSecond, readsPerSecond };
      const answer = await load.ask<BesideAnswer>(round);
      if ('failed' in answer) throw new Error(answer.failed);

      return answer;
    };

    try {
      // The first round is a warm-up.
      await measureOnce();
      const { puts, reads } = await measureOnce();
      const formatRate = (rate: number, ms: number) =>
        `${rate.toFixed(1)}/s (p99 ${ms.toFixed(0)} ms)`;
      const row = {
        name,
        measured:
          `puts ${formatRate(puts.perSecond, puts.p99Ms)}, ` +
          `reads ${formatRate(reads.perSecond, reads.p99Ms)}`,
        against: 'what is asked for',
        ratio: Math.min(puts.perSecond / putsPerSecond, reads.perSecond / readsPerSecond),
        goal: 0.95,
      };

      return [atLeast(row)];
    } finally {
      await load.end();
      await server.end();
    }
  },
};
