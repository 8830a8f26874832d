import { endWithBench, say } from '../child.ts';
import { agent, send } from '../confirm/send.ts';
import { keepBusy, pickFor } from '../ledger/keep-busy.ts';

/** One round of equal requests; each caller sends its next once the last is answered. */
export interface LoadRound {
  readonly url: string;
  /** The prefix of every correct answer. */
  readonly beginning: string;
  readonly callers: number;
  readonly seconds: number;
}

export type LoadResult = { readonly perSecond: number } | { readonly failed: string };

async function load({ url, beginning, callers, seconds }: LoadRound): Promise<LoadResult> {
  const sendCalls = async () => {
    const answer = await send(url, {});
    if (!answer.startsWith(beginning)) throw new Error(`${url} answers ${answer}`);
  };
  return {
    perSecond: await keepBusy(
      callers,
      pickFor(seconds, () => null),
      sendCalls,
    ),
  };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: LoadRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
