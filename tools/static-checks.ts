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

const lintOptions = ['check', '.'];

/** The checks without tests: types, then lint and format. Each counts as one. */
export async function runStaticChecks(): Promise<Count[]> {
  return [
    await runStep('Types', () => countOf(runPackage('tsc', typeOptions, environment))),
    await runStep('Lint and format', () => countOf(runPackage('biome', lintOptions))),
  ];
}

/**
 * The same beside all else, each shown as soon as it has ended. Only the final count waits for
 * them, so they take the processors that others leave.
 */
export function startStaticChecks(logs: { types: string; lint: string }): Promise<Count[]> {
  const niceness = 10;
  const types = startPackage('tsc', typeOptions, { log: logs.types, environment, niceness });
  const lint = startPackage('biome', lintOptions, { log: logs.lint, niceness });

  return Promise.all([
    runStep('Types', async () => countOf(await types())),
    runStep('Lint and format', async () => countOf(await lint())),
  ]);
}
