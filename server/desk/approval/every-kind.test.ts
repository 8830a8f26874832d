import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasskey, askNewPasskey } from '#contract/desk/access.ts';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { listPartnerActs } from '#contract/desk/partners.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { isTransferKind } from '#domain/desk/transfer.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import { createTestServer, reasonOf } from '../../test-server.ts';
import { admitStaff, renameStaff, type TestStaff } from '../test-desk.ts';
import { approvedCommands, findWaiting, prepareRequest } from '../traces/test-decision-traces.ts';
import { plantTraceFault, type TraceFault } from '../traces/test-trace-fault.ts';
import type { TraceWorld } from '../traces/test-traces.ts';

let world: TraceWorld;
let third: TestStaff;
let fault: TraceFault;
const passkey = makeTestPasskey('http://localhost');

beforeAll(async () => {
  const server = await createTestServer(quickPasswords);
  const first = await admitStaff(server, 'First Person', ...workingRoles);
  const second = await admitStaff(server, 'Second Person', ...workingRoles);
  world = { server, first, second };
  third = await admitStaff(server, 'Third Person', ...workingRoles);
  const { challenge } = await second.get(askNewPasskey, {});
  await second.get(addPasskey, { label: '', response: passkey.register(String(challenge)) });
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

const setAbout = (id: string, about: string) =>
  changeUnguarded(
    world.server.db.owner,
    (sql) => sql`update approval set about = ${about} where id = ${id}`,
  );

const readRequest = (id: string) =>
  world.server.db.owner.sql.one<{ input: string; about: string }>`
    select input::text input, about::text about from approval where id = ${id}`;

/** The tables whose rows differ. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await fault.readEverything();
  await act();
  const after = await fault.readEverything();
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

/** What a request itself writes: what waits, its entry for people, and its repeated reply. */
const tablesOfRequest = ['approval', 'audit_event', 'deposit_reference', 'idempotency_key'];

/** Prepares the command, requests it, and finds what waits. */
async function request(name: string, kind: string) {
  const { run } = await prepareRequest(world, name);
  const changed = await changedBy(run);
  const waiting = await findWaiting(world, kind);
  if (!waiting) throw new Error(`No request of the kind ${kind} waits`);
  return { ...waiting, changed };
}

describe('what takes two people', () => {
  test.each(approvedCommands)('%s', async (name, { approval: { kind, title, decidedBy } }) => {
    const { server, first, second } = world;
    const { id, changed, title: shownTitle, partnerId } = await request(name, kind);
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
    // Nor does the requester become another person with a passkey that somebody else has added.
    const { challenge } = await first.get(askNewPasskey, {});
    const response = passkey.register(String(challenge));
    expect(reasonOf(await first.ask(addPasskey, { label: '', response }))).toBe(
      'desk_passkey_wrong',
    );
    expect(await attempt(first)).toBe('second_person_needed');

    // Roles count at the moment of the decision.
    const otherRoles = workingRoles.filter((role) => !decidedBy.some((one) => one === role));
    const visitor = await admitStaff(server, `Visitor of ${name}`, ...decidedBy);
    await server.db.sql`update staff set roles = ${otherRoles} where id = ${visitor.id}`;
    expect(await attempt(visitor)).toBe('desk_role_missing');

    // Nor is anything approved for somebody who may not request it any more.
    const setRequester = (isActive: boolean, roles: readonly string[]) =>
      server.db.sql`
        update staff set is_active = ${isActive}, roles = ${[...roles]} where id = ${first.id}`;
    await setRequester(false, workingRoles);
    expect(await attempt(second)).toBe('desk_requester_left');
    await setRequester(true, ['auditor']);
    expect(await attempt(second)).toBe('desk_requester_left');
    await setRequester(true, workingRoles);

    // What is approved is what was requested, as it was read; and nobody here can change either.
    const { input, about } = await readRequest(id);
    await setInput(id, '{"isOther": true}');
    expect(await attempt(second)).toBe('desk_changed_meanwhile');
    await setInput(id, input);
    if (!isTransferKind(kind)) {
      await setAbout(id, '{"status": "something else"}');
      expect(await attempt(second)).toBe('desk_changed_meanwhile');
      await setAbout(id, about);
    }
    await expect(
      server.db.sql`update approval set input = ${input} where id = ${id}`,
    ).rejects.toThrow('permission denied');

    // Of two at once one decides, and nobody after them.
    const reasons = await Promise.all([attempt(second), attempt(third)]);
    expect(reasons.sort()).toEqual([null, 'desk_request_decided'].sort());
    expect(
      await changedBy(async () => expect(await attempt(third)).toBe('desk_request_decided')),
    ).toEqual([]);

    // Decided about an account, it stands in the partner's list with both names.
    if (!partnerId) return;
    const { list } = await first.get(listPartnerActs, { id: partnerId });
    const [decided, requested] = list;
    expect([second.name, third.name]).toContain(decided?.by);
    expect(requested).toMatchObject({ act: `request-${kind}`, by: first.name });
  });
});

test('each kind is that of one command, and its words stand in its route', () => {
  expect([...approvalRules.keys()].sort()).toEqual(
    approvedCommands.map(([, { approval }]) => approval.kind).sort(),
  );
  for (const { title, effect, decidedBy } of approvalRules.values()) {
    expect([title.length > 3, effect.endsWith('.'), decidedBy.length > 0]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
