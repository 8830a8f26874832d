import { endWithBench, say } from '../child.ts';
import { keepBusy } from '../ledger/keep-busy.ts';
import type { ConfirmAnswer } from './confirm-load.ts';
import type { WaitingPlan } from './confirm-server.ts';
import { putOnce, showPlans } from './put-once.ts';
import { agent } from './send.ts';

export interface PutRound {
  readonly url: string;
  readonly callers: number;
  readonly plans: readonly WaitingPlan[];
}

async function load({ url, callers, plans }: PutRound): Promise<ConfirmAnswer> {
  const shown = await showPlans(url, callers, plans);
  return { perSecond: await keepBusy(callers, shown, (plan) => putOnce(url, plan)) };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: PutRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
