import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/**
 * The baseline: what the server gave out and asked of its database before it is rewritten in steps,
 * of which nobody outside may notice any. The vectors beside it are for ever; this goes when the
 * rewriting is over. CONTRIBUTING.md says when it is recorded anew, and how.
 */
export const isRecording = process.env.RECORD === '1';

export const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const readLines = (name: string): string[] =>
  readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');

/** Compares lines with those of a file in this folder, or records them there. */
export function expectRecorded(name: string, lines: readonly string[]): void {
  if (isRecording) writeFileSync(fileOf(name), `${lines.join('\n')}\n`);
  const recorded = readLines(name);
  const difference = {
    missing: recorded.filter((line) => !lines.includes(line)),
    unrecorded: lines.filter((line) => !recorded.includes(line)),
  };
  expect(difference, name).toEqual({ missing: [], unrecorded: [] });
}
