import { Agent, get } from 'node:http';

/** What became of the probes of one attack. */
export interface ProbeReport {
  readonly answeredMs: readonly number[];
  readonly unanswered: number;
}

const everyMs = 25;
const giveUpMs = 5_000;
const agent = new Agent({ keepAlive: true });

/** Asks /healthz again and again, in a process that nothing else keeps busy. */
async function probe(url: string, ms: number): Promise<ProbeReport> {
  const answeredMs: number[] = [];
  let unanswered = 0;
  const ask = () =>
    new Promise<void>((done) => {
      const started = performance.now();
      const request = get(`${url}/healthz`, { agent, timeout: giveUpMs }, (response) => {
        response.resume().on('end', () => {
          answeredMs.push(performance.now() - started);
          done();
        });
      });
      request.on('timeout', () => request.destroy());
      request.on('error', () => {
        unanswered += 1;
        done();
      });
    });
  const until = performance.now() + ms;
  const asked: Promise<void>[] = [];
  while (performance.now() < until) {
    asked.push(ask());
    await new Promise((later) => setTimeout(later, everyMs));
  }
  await Promise.all(asked);
  return { answeredMs, unanswered };
}

process.on('message', ({ url, ms }: { url: string; ms: number }) => {
  probe(url, ms).then((report) => process.send?.(report));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
