import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskRoute, StopRule } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
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
type Row = readonly [
  what: string,
  place: Place,
  prepare: TraceScenario,
  stop: StopRule | undefined,
];

const placeOf = ({ audit }: DeskRoute): Place =>
  audit && 'partner' in audit ? 'the partner’s list' : 'the log';

const decisions = new Map(
  approvedCommands.map(([name, route]): [string, Row] => [
    name,
    [`the decision on ${name}`, placeOf(route), createDecisionTrace(name, route), undefined],
  ]),
);

/** Each act, and the decision on it while it waits. */
const rows = Object.entries(scenarios).flatMap(([name, prepare]): Row[] => {
  const route: DeskRoute = deskRoutes[name as TracedRouteName];
  const act: Row = [name, placeOf(route), prepare, route.stop];
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

async function findLast(table: 'audit_event' | 'desk_notice'): Promise<bigint> {
  const { last } = await world.server.db.sql.one<{ last: bigint }>`
    select coalesce(max(id), 0)::bigint last from ${identifier(table)}`;
  return last;
}

/** Where traces were left since then: each row's partner id, or the log. */
async function listTraces(since: bigint): Promise<string[]> {
  const found = await world.server.db.sql.many<{ place: string }>`
    select coalesce(partner_id::text, 'the log') place from audit_event where id > ${since}`;
  return found.map(({ place }) => place);
}

/** What one person stopped is told at once, to colleagues and to whom it hits. */
async function expectTold({ notice, tells }: StopRule, partnerId: string | null, since: bigint) {
  const { sql } = world.server.db;
  const told = await sql.many<{ act: string; name: string; isOwn: boolean }>`
    select n.act, s.name, n.is_own from desk_notice n join staff s on s.id = n.staff_id
     where n.id > ${since}`;
  const colleague = { act: notice, name: 'Second Person', isOwn: false };
  if (typeof notice === 'string') expect(told).toContainEqual(colleague);
  expect(told.filter(({ name }) => name === 'First Person')).toEqual([]);
  expect(told.some(({ isOwn }) => isOwn)).toBe(tells === 'member');

  if (typeof tells === 'object' && 'partner' in tells && tells.partner) {
    const own = await sql.count`
      select from notice where partner_id = ${partnerId} and what = ${tells.partner}`;
    expect(own).toBe(1);
  }
}

describe('an act of the desk leaves one trace in one place, or was not done', () => {
  test.each(rows)('%s', async (_, place, prepare, stop) => {
    const prepared = await prepare(world);
    const { partnerId, run } =
      typeof prepared === 'function' ? { partnerId: null, run: prepared } : prepared;
    const before = await fault.readEverything();
    expect(await fault.isStopped(run)).toBe(true);
    expect(await fault.readEverything()).toEqual(before);
    const last = await findLast('audit_event');
    const lastNotice = await findLast('desk_notice');
    await run();
    expect(await listTraces(last)).toEqual([place === 'the log' ? place : partnerId]);
    if (stop) await expectTold(stop, partnerId, lastNotice);
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
