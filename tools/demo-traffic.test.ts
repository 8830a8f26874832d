import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { addressIn, startProcess } from '../server/test-process.ts';
import { startTraffic } from './simulated-traffic.ts';

const folder = makeTestFolder();
afterAll(() => folder.remove());

interface Answer {
  readonly data: {
    readonly token: string;
    readonly figures: readonly { readonly name: string; readonly value: string | null }[];
  };
}

test('the figures of a new demo move by themselves', { timeout: 600_000 }, async () => {
  const settings = { PORT: '0', DATA_DIR: folder.path, DEMO_DAYS: '2' };
  const welcome = await startProcess('tools/run-server.ts', settings).welcome();
  const address = addressIn(welcome);
  const [, username, password] = /Log in as (\S+) with the password (\S+)/.exec(welcome) ?? [];
  const entered = await fetch(new URL('/api/auth/v2/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

  const { token } = ((await entered.json()) as Answer).data;
  const read = async (name: string): Promise<number> => {
    const asked = new URL('/api/ad/order/data_statistics/list?type=4', address);
    const answer = await fetch(asked, { headers: { 'x-ct': token } });
    const { figures } = ((await answer.json()) as Answer).data;
    return Number(figures.find((figure) => figure.name === name)?.value);
  };

  // The history that it was created with.
  const before = { impressions: await read('impressions'), consumed: await read('consumed') };
  expect(before.impressions).toBeGreaterThan(0);
  const started = performance.now();
  const traffic = startTraffic(join(folder.path, 'simulator.json'));

  try {
    for (const name of ['impressions', 'consumed'] as const) {
      await expect
        .poll(() => read(name), { timeout: 300_000, interval: 1_000 })
        .toBeGreaterThan(before[name]);
    }
  } finally {
    await traffic.close();
  }

  console.log(`The figures moved after ${Math.round((performance.now() - started) / 1000)} s`);
});
