import { expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';

const routes = Object.values<DeskRoute>(deskRoutes);

/** The names of all fields of an input, however deep. */
function listFields(schema: unknown): string[] {
  const { entries, item, wrapped } = schema as {
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly item?: unknown;
    readonly wrapped?: unknown;
  };
  const nested = [item, wrapped].filter((one) => one !== undefined).flatMap(listFields);
  const fields = Object.entries(entries ?? {});
  return [...nested, ...fields.flatMap(([name, field]) => [name, ...listFields(field)])];
}

const secretName = /password|secret|token|digits|privatekey|^code$/i;

test('what waits for a second person is kept as it was requested, so it holds no secret', () => {
  const namesOf = (kind: DeskRoute['kind']) =>
    routes.filter((route) => route.kind === kind).flatMap(({ input }) => listFields(input));
  expect(namesOf('approval').filter((name) => secretName.test(name))).toEqual([]);
  // The pattern finds what is secret where something is.
  expect(namesOf('own').some((name) => secretName.test(name))).toBe(true);
  expect(namesOf('arrival').some((name) => secretName.test(name))).toBe(true);
});
