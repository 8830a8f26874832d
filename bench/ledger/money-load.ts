import { Agent, request } from 'node:http';
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

/** Connections stay open between rounds, as an app's do. */
const agent = new Agent({ keepAlive: true });

/** Sends each call once: a repeated answer costs the server much less than a payout. */
async function load({ url, connections, calls }: MoneyLoadRound): Promise<MoneyAnswer> {
  agent.maxSockets = connections;
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
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end(body);
    });

    if (!answer.startsWith('{"code":200,')) throw new Error(`${address.href} answers ${answer}`);
  };

  return { perSecond: await keepBusy(connections, calls, send) };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: MoneyLoadRound) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
