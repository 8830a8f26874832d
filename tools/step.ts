import { stripVTControlCharacters } from 'node:util';
import type { Count, Fault } from './report.ts';

/** Runs one named part of a check and prints its result and duration. */
export async function runStep(name: string, run: () => Count | Promise<Count>): Promise<Count> {
  console.log(`\n— ${name}`);
  const start = performance.now();
  let count: Count;

  try {
    count = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`— ${name}: ${count.failed === 0 ? 'good' : 'FAILED'} in ${seconds} s`);

  return count;
}

/** A run is long, and often only its end is visible, so failures are repeated there. */
function tell(faults: readonly Fault[]): void {
  for (const { where, name, message } of faults) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
    console.log(`\nFailed: ${where} › ${name}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** Adds the counts up, prints the last line of a run and sets the exit code. */
export function finish(counts: Count[]): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  for (const { faults = [] } of counts) tell(faults);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
