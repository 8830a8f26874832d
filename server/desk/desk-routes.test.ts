import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';

const folder = new URL('../../contract/desk/', import.meta.url);
const listed: Readonly<Record<string, DeskRoute>> = deskRoutes;

test('no call of the desk hides another of the same name, and none is left out', async () => {
  const files = readdirSync(folder).filter(
    (file) => file !== 'desk-routes.ts' && !file.endsWith('.test.ts'),
  );
  const exported = await Promise.all(
    files.map(async (file) => Object.entries(await import(new URL(file, folder).href))),
  );
  const calls = exported
    .flat()
    .filter(([, value]) => typeof value === 'object' && value !== null && 'path' in value);

  expect(calls.length).toBeGreaterThan(100);
  // Of two equal names the list holds one, and the other is not what stands under its name.
  const hidden = calls.filter(([name, call]) => listed[name] !== call).map(([name]) => name);
  expect(hidden).toEqual([]);
  expect(Object.keys(listed)).toHaveLength(calls.length);
});
