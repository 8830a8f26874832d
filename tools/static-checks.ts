import { availableParallelism } from 'node:os';
import { runPackage, startPackage } from './project.ts';
import type { Count } from './report.ts';
import { runStep } from './step.ts';

function countOf(endedWell: boolean): Count {
  return endedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Projects are checked side by side, each by one checker: several would each work out the same
 * types again, which takes more than half as much processor time more, and twice the memory.
 */
const typeOptions = ['-b', '--checkers', '1', '--builders', String(availableParallelism())];

/**
 * The checker is a short-lived Go program: it collects garbage less often than one that runs for
 * long, which takes a sixth less processor time, but keeps within a memory limit.
 */
const environment = { GOGC: '400', GOMEMLIMIT: '2GiB' };

/** The checks without tests: types, then lint and format. Each counts as one. */
export async function runStaticChecks(): Promise<Count[]> {
  return [
    await runStep('Types', () => countOf(runPackage('tsc', typeOptions, environment))),
    await runLint(),
  ];
}

export const runLint = (): Promise<Count> =>
  runStep('Lint and format', () => countOf(runPackage('biome', ['check', '.'])));

/** The type check keeps one processor busy for long, and only the final count waits for it. */
export function startTypes(log: string): () => Promise<Count> {
  const ended = startPackage('tsc', typeOptions, { log, environment });
  return () => runStep('Types, begun before', async () => countOf(await ended()));
}
