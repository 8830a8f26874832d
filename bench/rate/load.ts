import autocannon from 'autocannon';
import { endWithBench, say } from '../child.ts';

/** One round of requests, all of the same kind: each connection sends its own again and again. */
export interface LoadRound {
  readonly url: string;
  readonly path: string;
  /** What is sent as JSON, one for each connection; empty for GET. */
  readonly bodies: readonly string[];
  /** What every right answer begins with. */
  readonly beginning: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly wrong: number;
}

async function load(round: LoadRound): Promise<LoadResult> {
  const { url, path, bodies, beginning, connections, seconds } = round;
  const get: autocannon.Request = { method: 'GET', path };
  const headers = { 'content-type': 'application/json' };
  const left = bodies.map((body): autocannon.Request => ({ method: 'POST', path, body, headers }));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    verifyBody: (body) => String(body).startsWith(beginning),
    setupClient(client) {
      // Nobody but this one sends it, so that no two log in as one account at the same time.
      client.setRequests([left.pop() ?? get]);
    },
  });
  const wrong = result.errors + result.non2xx + result.mismatches;
  return { perSecond: result['2xx'] / result.duration, wrong };
}

endWithBench(async () => {});
process.on('message', (round: LoadRound) => load(round).then(say));
say('ready');
