const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } })
  .process;

/** `npm run test:long` takes more rounds than `npm test`. */
export const isLongRun = env.LONG === '1';

/**
 * The seed of a test that draws numbers: the same in every `npm test`, another one in each
 * `npm run test:long`. SEED plays a failure again; the name of the test says which seed it had.
 */
export const testSeed = Number(
  env.SEED ?? (isLongRun ? Math.floor(Math.random() * 1_000_000) : 20_261_117),
);
