import { Agent, request } from 'node:http';
import { endWithBench, say } from '../child.ts';
import { keepBusy } from '../ledger/keep-busy.ts';

/** Each path is requested once, by another viewer. */
export interface DeliveryLoad {
  readonly url: string;
  readonly paths: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly status: number;
  readonly connections: number;
}

export type DeliveryLoadResult = { readonly perSecond: number } | { readonly failed: string };

const agent = new Agent({ keepAlive: true });
const browsers = Array.from(
  { length: 200 },
  (_, index) =>
    `Mozilla/5.0 (Linux; Android ${9 + (index % 7)}; Phone ${index}) AppleWebKit/537.36 ` +
    `(KHTML, like Gecko) Chrome/${100 + (index % 40)}.0.0.0 Mobile Safari/537.36`,
);
let viewers = 0;

function send({ url, method, status }: DeliveryLoad, path: string): Promise<void> {
  viewers += 1;
  const [one, two] = [(viewers >> 8) & 255, viewers & 255];
  const headers = {
    'user-agent': browsers[viewers % browsers.length],
    'accept-language': 'en-GB,en;q=0.8',
    origin: 'https://paper.example',
    'x-simulated-address': `${100 + ((viewers >> 16) & 15)}.${one}.${two}.7`,
    'x-simulated-country': 'DE',
    ...(method === 'POST' ? { 'content-length': 0 } : {}),
  };

  return new Promise((resolve, reject) => {
    request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === status) resolve();
        else reject(new Error(`${path.slice(0, 20)} answers ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}

async function load(round: DeliveryLoad): Promise<DeliveryLoadResult> {
  agent.maxSockets = round.connections;
  const perSecond = await keepBusy(round.connections, round.paths, (path) => send(round, path));
  return { perSecond };
}

endWithBench(async () => agent.destroy());
process.on('message', (round: DeliveryLoad) =>
  load(round)
    .catch((error) => ({ failed: String(error) }))
    .then(say),
);
say('ready');
