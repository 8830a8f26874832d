import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { requestPayout } from '#contract/payout.ts';
import { endWithBench, say } from '../child.ts';
import { keepBusy } from './keep-busy.ts';
import type { MoneyAnswer } from './money-server.ts';
import type { PayoutCall } from './payout-calls.ts';

export interface MoneyLoadRound {
  readonly url: string;
  readonly connections: number;
  readonly calls: readonly PayoutCall[];
}

/**
 * Sends each call once: autocannon goes round in its list, and an answer that is merely repeated
 * costs the server much less than a payout.
 */
async function load({ url, connections, calls }: MoneyLoadRound): Promise<MoneyAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const address = new URL(`/api${requestPayout.path}`, url);
  const send = async ({ partner, input }: PayoutCall) => {
    const body = JSON.stringify(input);
    const answer = await new Promise<string>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-ct': partner.token,
      };
      request(address, { method: 'POST', agent, headers }, (response) => {
        text(response).then(resolve, reject);
      })
        .on('error', reject)
        .end(body);
    });
    if (!answer.startsWith('{"code":200,')) throw new Error(`${address.href} answers ${answer}`);
  };
  try {
    return { perSecond: await keepBusy(connections, calls, send) };
  } finally {
    agent.destroy();
  }
}

endWithBench(async () => {});
process.on('message', (round: MoneyLoadRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
