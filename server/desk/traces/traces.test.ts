import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer } from '../../test-server.ts';
import { admitStaff } from '../test-desk.ts';
import { accessTraces } from './test-access-traces.ts';
import { auditTraces } from './test-audit-traces.ts';
import { bankTraces } from './test-bank-traces.ts';
import { approvedCommands, createDecisionTrace } from './test-decision-traces.ts';
import { moneyTraces } from './test-money-traces.ts';
import { peopleTraces } from './test-people-traces.ts';
import { programmeTraces } from './test-programme-traces.ts';
import { plantTraceFault, type TraceFault } from './test-trace-fault.ts';
import type { TracedRouteName, TraceScenario, TraceWorld } from './test-traces.ts';

/** A new route without a row here does not compile. */
const scenarios: Record<TracedRouteName, TraceScenario> = {
  ...accessTraces,
  ...programmeTraces,
  ...moneyTraces,
  ...bankTraces,
  ...auditTraces,
  ...peopleTraces,
};

type Place = 'the partner’s list' | 'the log';
type Row = readonly [what: string, place: Place, prepare: TraceScenario];

const placeOf = ({ audit }: DeskRoute): Place =>
  audit && 'partner' in audit ? 'the partner’s list' : 'the log';

const decisions = new Map(
  approvedCommands.map(([name, route]): [string, Row] => [
    name,
    [`the decision on ${name}`, placeOf(route), createDecisionTrace(name, route)],
  ]),
);

/** Each act, and the decision on it while it waits. */
const rows = Object.entries(scenarios).flatMap(([name, prepare]): Row[] => {
  const act: Row = [name, placeOf(deskRoutes[name as TracedRouteName]), prepare];
  const decision = decisions.get(name);
  return decision ? [act, decision] : [act];
});

let world: TraceWorld;
let fault: TraceFault;

beforeAll(async () => {
  const server = await createTestServer(quickPasswords);
  const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
  const first = await admitStaff(server, 'First Person', ...roles);
  const second = await admitStaff(server, 'Second Person', ...roles);
  world = { server, first, second };
  fault = await plantTraceFault(server.db);
});
afterAll(() => world.server.close());

async function findLastTrace(): Promise<bigint> {
  const { last } = await world.server.db.sql.one<{ last: bigint }>`
    select coalesce(max(id), 0)::bigint last from audit_event`;
  return last;
}

/** Where traces were left since then: each row's partner id, or the log. */
async function listTraces(since: bigint): Promise<string[]> {
  const found = await world.server.db.sql.many<{ place: string }>`
    select coalesce(partner_id::text, 'the log') place from audit_event where id > ${since}`;
  return found.map(({ place }) => place);
}

describe('an act of the desk leaves one trace in one place, or was not done', () => {
  test.each(rows)('%s', async (_, place, prepare) => {
    const prepared = await prepare(world);
    const { partnerId, run } =
      typeof prepared === 'function' ? { partnerId: null, run: prepared } : prepared;
    const before = await fault.readEverything();
    expect(await fault.isStopped(run)).toBe(true);
    expect(await fault.readEverything()).toEqual(before);
    const last = await findLastTrace();
    await run();
    expect(await listTraces(last)).toEqual([place === 'the log' ? place : partnerId]);
  });
});

test('calls without a trace only read, or concern one’s own sign-in', () => {
  const silent = Object.entries(deskRoutes).filter(
    ([, { audit, method }]) => audit === null && method === 'POST',
  );
  expect(silent.map(([name]) => name).sort()).toEqual([
    'askNewPasskey',
    'askNewSecret',
    'askPasskey',
    'askProofPasskey',
    'endDeskSession',
    'enterByLink',
    'joinByLink',
    'lookAtLink',
    'proveByCode',
    'proveByPasskey',
    'proveInDemo',
    'readDeskNotice',
    'signIn',
    'signInByPasskey',
    'signOut',
  ]);
});
