import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/**
 * Passes on what a program under test says, but for the lines that it says because of what is done
 * to it. Those are only counted: nobody should take them for a fault.
 */
export function passUnexpected(source: Readable, expected: RegExp, count: () => void): void {
  createInterface({ input: source }).on('line', (line) => {
    if (expected.test(line)) count();
    else process.stderr.write(`${line}\n`);
  });
}
