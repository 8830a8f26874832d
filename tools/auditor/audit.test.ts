import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './audit.mjs';
import { type FilledNetwork, fillNetwork } from './filled-network.ts';

let network: FilledNetwork;
let path: string;
beforeAll(async () => {
  const t = performance.now();
  network = await fillNetwork(Number(process.env.DAYS ?? 3));
  console.log('born', performance.now() - t);
  await network.liveADay();
  await network.liveADay();
  console.log('lived', performance.now() - t);
  path = await network.exportTo('books.tar.gz');
  console.log('exported', performance.now() - t);
});
afterAll(() => network.server.close());

test('the books of a filled demo are sound', async () => {
    const t = performance.now();
  const found = await audit(path, { witnesses: [network.witness.key], quorum: 1 });
  console.log('audited', performance.now() - t, JSON.stringify(found, null, 1), path);
  expect(found.findings).toEqual([]);
});
