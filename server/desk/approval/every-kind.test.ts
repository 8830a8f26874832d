import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { makeCampaign } from '#contract/desk/campaigns.ts';
import type { ApprovedCommand, DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { changeStaff } from '#contract/desk/staff.ts';
import { endWitness } from '#contract/desk/witnesses.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, reasonOf } from '../../test-server.ts';
import { admitStaff, renameStaff, type TestStaff } from '../test-desk.ts';
import { teamCampaign } from '../test-programme.ts';
import { accessTraces } from '../traces/test-access-traces.ts';
import { auditTraces } from '../traces/test-audit-traces.ts';
import { bankTraces } from '../traces/test-bank-traces.ts';
import { moneyTraces } from '../traces/test-money-traces.ts';
import { peopleTraces } from '../traces/test-people-traces.ts';
import { programmeTraces } from '../traces/test-programme-traces.ts';
import { plantTraceFault, type TraceFault } from '../traces/test-trace-fault.ts';
import type { TraceScenario, TraceWorld } from '../traces/test-traces.ts';

const scenarios: Readonly<Record<string, TraceScenario>> = {
  ...accessTraces,
  ...auditTraces,
  ...bankTraces,
  ...moneyTraces,
  ...peopleTraces,
  ...programmeTraces,
  /** Another witness stays, so that the quorum cannot be nobody. */
  async endWitness(scene) {
    await peopleTraces.endWitness(scene);
    return () => scene.first.get(endWitness, { witness: 'b.example', quorum: 1, reason: 'gone' });
  },
  // Those that one person may do alone if they are small.
  async makeCampaign({ first }) {
    const campaign = { ...teamCampaign, requestId: randomUUID(), amount: '1999.99' };
    return () => first.get(makeCampaign, { ...campaign, budget: '1999.99' });
  },
  async changeStaff({ server, first }) {
    const { id } = await admitStaff(server, 'Fiona Finance', 'support');
    return () => first.get(changeStaff, { id, version: 1, roles: ['finance'], isActive: true });
  },
};

const commands = Object.entries<DeskRoute>(deskRoutes).flatMap(([name, route]) =>
  route.kind === 'approval' ? [[name, route as ApprovedCommand] as const] : [],
);

let world: TraceWorld;
let third: TestStaff;
let fault: TraceFault;

beforeAll(async () => {
  const server = await createTestServer(quickPasswords);
  const first = await admitStaff(server, 'First Person', ...workingRoles);
  const second = await admitStaff(server, 'Second Person', ...workingRoles);
  world = { server, first, second };
  third = await admitStaff(server, 'Third Person', ...workingRoles);
  fault = await plantTraceFault(server.db);
});
afterAll(() => world.server.close());

const yes = (id: string) => ({ id, isApproved: true, reason: '' });

const setName = (id: string, name: string) => renameStaff(world.server, { id }, name);

const setInput = (id: string, input: string) =>
  changeUnguarded(
    world.server.db.owner,
    (sql) => sql`update approval set input = ${input} where id = ${id}`,
  );

const readInput = async (id: string) => {
  const { input } = await world.server.db.owner.sql.one<{ input: string }>`
    select input::text input from approval where id = ${id}`;
  return input;
};

/** The tables whose rows differ. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await fault.readEverything();
  await act();
  const after = await fault.readEverything();
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

/** What a request itself writes: what waits, its entry for people, and its repeated reply. */
const tablesOfRequest = ['approval', 'desk_log', 'idempotency_key', 'staff_activity'];

/** Prepares the command, requests it, and finds what waits. */
async function request(name: string, kind: string) {
  const prepare = scenarios[name];
  if (!prepare) throw new Error(`Nothing prepares ${name}`);
  const prepared = await prepare(world);
  const run = typeof prepared === 'function' ? prepared : prepared.run;
  const changed = await changedBy(run);

  const { list } = await world.second.get(listApprovals, { kind });
  const waiting = list.find(({ requestedBy }) => requestedBy === world.first.name);
  if (!waiting) throw new Error(`No request of the kind ${kind} waits`);
  return { ...waiting, changed };
}

describe('what takes two people', () => {
  test.each(commands)('%s', async (name, { approval: { kind, title, decidedBy } }) => {
    const { server, first, second } = world;
    const { id, changed, title: shownTitle } = await request(name, kind);
    const attempt = async (person: TestStaff) =>
      reasonOf(await person.ask(decideApproval, yes(id)));

    expect(shownTitle).toBe(title);
    // The command was tried, and nothing of it stayed.
    expect(changed.filter((table) => !tablesOfRequest.includes(table))).toEqual([]);

    // The requester stays one person under any name and with any roles.
    expect(await attempt(first)).toBe('second_person_needed');
    await setName(first.id, ' first   PERSON');
    expect(await attempt(first)).toBe('second_person_needed');
    await setName(first.id, 'Somebody Else');
    expect(await attempt(first)).toBe('second_person_needed');
    await setName(first.id, first.name);

    // Roles count at the moment of the decision.
    const otherRoles = workingRoles.filter((role) => !decidedBy.some((one) => one === role));
    const visitor = await admitStaff(server, `Visitor of ${name}`, ...decidedBy);
    await server.db.sql`update staff set roles = ${otherRoles} where id = ${visitor.id}`;
    expect(await attempt(visitor)).toBe('desk_role_missing');

    // What is approved is what was requested.
    const input = await readInput(id);
    await setInput(id, '{"isOther": true}');
    expect(await attempt(second)).toBe('desk_changed_meanwhile');
    await setInput(id, input);

    // Of two at once one decides, and nobody after them.
    const reasons = await Promise.all([attempt(second), attempt(third)]);
    expect(reasons.sort()).toEqual([null, 'proposal_decided'].sort());
    expect(
      await changedBy(async () => expect(await attempt(third)).toBe('proposal_decided')),
    ).toEqual([]);
  });
});

test('each kind is that of one command, and its words stand in its route', () => {
  expect([...approvalRules.keys()].sort()).toEqual(
    commands.map(([, { approval }]) => approval.kind).sort(),
  );
  for (const { title, effect, decidedBy } of approvalRules.values()) {
    expect([title.length > 3, effect.endsWith('.'), decidedBy.length > 0]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
