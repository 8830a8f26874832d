import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import { integrityReport } from '#contract/integrity.ts';
import { machineAdmissionDays } from '#domain/staff/machine-admission.ts';
import { daysAfter } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { insertMachineAdmission } from './machine-admission-store.ts';

let server: TestServer;
let clerk: TestStaff;
let posed: TestStaff;
const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  clerk = await admitStaff(server, 'Demo Clerk', ...roles);
  posed = await admitStaff(server, 'Second Me', ...roles);
  const { now } = server.clock;
  const decidesFrom = daysAfter(now, machineAdmissionDays);
  await insertMachineAdmission(server.db.owner.sql, { staffId: posed.id, decidesFrom }, now);
});
afterAll(() => server.close());

const reason = 'as agreed';

const ask = async (staff: TestStaff, value: string) => {
  const { version } = await staff.get(readConfiguration, {});
  return staff.get(changeConfiguration, { version, part: 'payoutCost', value, reason });
};

const yes = (id: string) => ({ id, isApproved: true, reason: '' });

/** The calls that carry out what another person began, as the contract marks them. */
const decisions = Object.entries<DeskRoute>(deskRoutes).filter(
  ([, { people }]) => people === 'decide',
);

test('an account that the machine opened decides nothing in its first week but steps of payouts', async () => {
  const { id } = await ask(clerk, '0.70');
  expect(reasonOf(await posed.ask(decideApproval, yes(id)))).toBe('desk_decides_later');
  const open: string[] = [];
  for (const [name, route] of decisions) {
    const refused = reasonOf(await posed.ask(route, {} as never));
    if (refused !== 'desk_decides_later') open.push(name);
  }
  expect(open.sort()).toEqual([
    'completeBankPayouts',
    'completePayout',
    'sendPaymentFile',
    'sendPayout',
  ] satisfies DeskRouteName[]);
  // Its colleague decides as before.
  expect(reasonOf(await clerk.ask(decideApproval, yes(id)))).toBe('second_person_needed');
});

test('it requests from the first day, and nobody approves it before the week is over', async () => {
  const { list } = await clerk.get(listApprovals, { kind: 'configuration' });
  const own = list[0]?.id ?? '';
  const { version } = await posed.get(readConfiguration, {});
  const vip = { isOffered: true, price: '1.00', revenueFeeBps: 0 };
  const { id } = await posed.get(changeConfiguration, { version, part: 'vip', value: vip, reason });
  expect(reasonOf(await clerk.ask(decideApproval, yes(id)))).toBe('desk_requester_decides_later');

  server.clock.now = daysAfter(server.clock.now, machineAdmissionDays);
  clerk = await admitStaff(server, 'Demo Clerk', ...roles);
  posed = await admitStaff(server, 'Second Me', ...roles);
  expect(reasonOf(await posed.ask(decideApproval, yes(own)))).toBeNull();
});

test('the public page says how many there are, and when the last one was', async () => {
  const { data } = await server.ask(integrityReport, {});
  expect(data).toMatchObject({
    machineAdmissions: { count: 1, lastAt: expect.stringContaining('T') },
  });
});
