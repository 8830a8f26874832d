import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { deskRoutes } from './desk/desk-routes.ts';
import { routes } from './routes.ts';

const largest = 2 ** 31 - 1;

interface Node {
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Record<string, Node>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly pipe?: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The steps of a pipe, and of the pipes inside it. */
const stepsOf = (node: Node): readonly Node[] =>
  (node.pipe ?? []).flatMap((step) => (step === node ? [] : [step, ...stepsOf(step)]));

/** Every number of an input that has no bound, or a wider one. */
function unbounded(node: Node, at: string): string[] {
  if (node.type === 'number') {
    const bounds = stepsOf(node).filter(({ type }) => type === 'max_value');
    return bounds.some(({ requirement }) => Number(requirement) <= largest) ? [] : [at];
  }
  const found: string[] = [];
  for (const [name, entry] of Object.entries(node.entries ?? {})) {
    found.push(...unbounded(entry, `${at}.${name}`));
  }
  const parts = [
    node.item,
    node.wrapped,
    node.value,
    ...(node.items ?? []),
    ...(node.options ?? []),
  ];
  for (const part of [...parts, ...(node.pipe ?? [])]) {
    if (part !== node && isNode(part)) found.push(...unbounded(part, at));
  }
  return found;
}

test('every integer of an input fits into 32 bits, as the columns do', () => {
  const all = { ...routes, ...deskRoutes } as Record<string, { input: v.GenericSchema }>;
  const wide = Object.entries(all).flatMap(([name, { input }]) =>
    unbounded(input as unknown as Node, name),
  );
  expect([...new Set(wide)]).toEqual([]);
});
