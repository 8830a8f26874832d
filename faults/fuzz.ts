import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm run test:fuzz`: 1,000,000 odd requests to all calls, or as many as given, and their seed.
 */
const [count = '1000000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);

console.log(`${count} requests from the seed ${seed}`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/fuzz'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
