import { Agent, get } from 'node:http';

/** The results of the probes during one attack. */
export interface ProbeReport {
  readonly answeredMs: readonly number[];
  readonly unanswered: number;
}

const everyMs = 25;
/** Long enough for a machine that is busy with other things. The duration is in the table. */
const giveUpMs = 15_000;
const keptAlive = new Agent({ keepAlive: true });

/** False when the idle connection was closed before the request arrived. */
const ask = (url: string, agent: Agent | false) =>
  new Promise<boolean>((resolve, reject) => {
    const request = get(`${url}/healthz`, { agent, timeout: giveUpMs }, (response) => {
      response.resume().on('end', () => resolve(true));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${giveUpMs} ms`)));
    request.on('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && error.code === 'ECONNRESET' ? resolve(false) : reject(error),
    );
  });

/** Probes /healthz repeatedly, in a process that nothing else keeps busy. */
async function probe(url: string, ms: number): Promise<ProbeReport> {
  const answeredMs: number[] = [];
  let unanswered = 0;
  const probeOnce = async () => {
    const started = performance.now();
    try {
      // Like browsers: a server may close idle connections at any time, and then a new one is made.
      if (!(await ask(url, keptAlive))) await ask(url, false);
      answeredMs.push(performance.now() - started);
    } catch (error) {
      console.error(`A probe got no answer: ${error}`);
      unanswered += 1;
    }
  };

  const until = performance.now() + ms;
  const requests: Promise<void>[] = [];

  while (performance.now() < until) {
    requests.push(probeOnce());
    await new Promise((later) => setTimeout(later, everyMs));
  }

  await Promise.all(requests);
  return { answeredMs, unanswered };
}

process.on('message', ({ url, ms }: { url: string; ms: number }) => {
  probe(url, ms).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
