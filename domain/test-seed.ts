const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } })
  .process;

/** `npm run test:long` runs more rounds than `npm test`. */
export const isLongRun = env.LONG === '1';

/**
 * The seed of a randomized test: the same in every `npm test`, a new one in each `npm run
 * test:long`. SEED reproduces a failure; the test's name contains the seed.
 */
export const testSeed = Number(
  env.SEED ?? (isLongRun ? Math.floor(Math.random() * 1_000_000) : 20_261_117),
);
