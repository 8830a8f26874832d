import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeOpenApi } from '../platform/gateway/openapi.ts';

/** CONTRIBUTING.md says when it is recorded anew. */
const recordedFile = new URL('calls.txt', import.meta.url);

/** The same for the same facts, in whatever order they are written. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digestOf = (facts: unknown): string =>
  hash('sha256', JSON.stringify(facts, sortKeys)).slice(0, 16);

test('every call of the API is documented as it was', () => {
  const { paths, components, ...rest } = composeOpenApi('A network');
  const calls = Object.entries(paths as Record<string, Record<string, unknown>>);
  const callLines = calls.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, facts]) => `${path} ${method} ${digestOf(facts)}`),
  );
  const otherLines = [`(components) ${digestOf(components)}`, `(the rest) ${digestOf(rest)}`];
  const lines = [...otherLines, ...callLines].sort();

  if (process.env.RECORD === '1') writeFileSync(recordedFile, `${lines.join('\n')}\n`);
  expect(lines).toEqual(readFileSync(recordedFile, 'utf8').trimEnd().split('\n'));
});
