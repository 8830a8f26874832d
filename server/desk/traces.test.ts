import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { createTestServer } from '../test-server.ts';
import { accessTraces } from './test-access-traces.ts';
import { admitStaff } from './test-desk.ts';
import { moneyTraces } from './test-money-traces.ts';
import { peopleTraces } from './test-people-traces.ts';
import { programmeTraces } from './test-programme-traces.ts';
import type { TracedRouteName, TraceScenario, TraceWorld } from './test-traces.ts';

/** A new route without a row here does not compile. */
const scenarios: Record<TracedRouteName, TraceScenario> = {
  ...accessTraces,
  ...programmeTraces,
  ...moneyTraces,
  ...peopleTraces,
};

let world: TraceWorld;

beforeAll(async () => {
  const server = await createTestServer(quickPasswords);
  const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
  const first = await admitStaff(server, 'First Person', ...roles);
  const second = await admitStaff(server, 'Second Person', ...roles);
  world = { server, first, second };
});
afterAll(() => world.server.close());

async function countTraces() {
  const [row] = await world.server.db.sql<{ activity: bigint; log: bigint }>(
    `select (select count(*) from activity) activity, (select count(*) from desk_log) log`,
    [],
  );
  return { activity: Number(row?.activity), log: Number(row?.log) };
}

describe('each act of the desk stands in exactly one place, once', () => {
  test.each(Object.entries(scenarios))('%s', async (name, prepare) => {
    const act = await prepare(world);
    const before = await countTraces();
    await act();
    const after = await countTraces();
    const route: DeskRoute = deskRoutes[name as TracedRouteName];
    const { trace } = route;
    expect({ activity: after.activity - before.activity, log: after.log - before.log }).toEqual({
      activity: trace === 'activity' ? 1 : 0,
      log: trace === 'log' ? 1 : 0,
    });
  });
});

test('what may leave no trace only reads, or is about one’s own sign-in', () => {
  const silent = Object.entries(deskRoutes).filter(
    ([, { trace, method }]) => trace === 'none' && method === 'POST',
  );
  expect(silent.map(([name]) => name).sort()).toEqual([
    'askNewPasskey',
    'askPasskey',
    'endDeskSession',
    'enterByLink',
    'joinByLink',
    'lookAtLink',
    'signIn',
    'signInByPasskey',
    'signOut',
  ]);
});
