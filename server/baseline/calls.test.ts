import { hash } from 'node:crypto';
import { test } from 'vitest';
import { openApi } from '../platform/gateway/openapi.ts';
import { expectRecorded } from './test-recorded.ts';

/** The same for the same facts, in whatever order they are written. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const digestOf = (facts: unknown): string =>
  hash('sha256', JSON.stringify(facts, sortKeys)).slice(0, 16);

test('every call of the API is documented as it was', () => {
  const { paths, components, ...rest } = openApi('A network');
  const calls = Object.entries(paths as Record<string, Record<string, unknown>>);
  const lines = calls.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, facts]) => `${path} ${method} ${digestOf(facts)}`),
  );
  const others = [`(components) ${digestOf(components)}`, `(the rest) ${digestOf(rest)}`];
  expectRecorded('calls.txt', [...others, ...lines].sort());
});
