import autocannon from 'autocannon';
import { endWithBench, say } from '../child.ts';

/** One round of requests, all of the same kind, one after the other on every connection. */
export interface LoadRound {
  readonly url: string;
  readonly path: string;
  /** Sent in turn as JSON; empty for GET. */
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
  const requests: autocannon.Request[] =
    bodies.length === 0
      ? [{ method: 'GET', path }]
      : bodies.map((body) => ({
          method: 'POST',
          path,
          body,
          headers: { 'content-type': 'application/json' },
        }));
  const step = Math.ceil(requests.length / connections);
  let clients = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    verifyBody: (body) => String(body).startsWith(beginning),
    setupClient(client) {
      // Each begins at another place, so that no two send the same at the same time.
      const first = (clients * step) % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      clients += 1;
    },
  });
  const wrong = result.errors + result.non2xx + result.mismatches;
  return { perSecond: result['2xx'] / result.duration, wrong };
}

endWithBench(async () => {});
process.on('message', (round: LoadRound) => load(round).then(say));
say('ready');
