import {
  addPasskey,
  askNewPasskey,
  listDeskSessions,
  removePasskey,
} from '#contract/desk/access.ts';
import { issueCodes } from '#contract/desk/codes.ts';
import { changeStaff, inviteStaff, renewStaffLink } from '#contract/desk/staff.ts';
import { admitStaff } from './test-desk.ts';
import { makeTestPasskey } from './test-passkey.ts';
import type { TraceScenario, TraceWorld } from './test-traces.ts';

async function passkeyOf({ first }: TraceWorld) {
  const { challenge } = await first.get(askNewPasskey, {});
  return makeTestPasskey('http://localhost').register(String(challenge));
}

/** How each act on codes, staff and passkeys is done. */
export const accessTraces = {
  async addPasskey(world) {
    const response = await passkeyOf(world);
    return () => world.first.get(addPasskey, { label: 'Phone', response });
  },
  async removePasskey(world) {
    await world.first.get(addPasskey, { label: 'Old phone', response: await passkeyOf(world) });
    const { passkeys } = await world.first.get(listDeskSessions, {});
    return () => world.first.get(removePasskey, { id: passkeys.at(-1)?.id ?? '' });
  },
  async inviteStaff({ first }) {
    return () => first.get(inviteStaff, { name: 'Ivy Invited', roles: ['support'] });
  },
  async changeStaff({ server, first }) {
    const { id } = await admitStaff(server, 'Cory Changed', 'support');
    return () => first.get(changeStaff, { id, version: 1, roles: ['finance'], isActive: true });
  },
  async renewStaffLink({ server, first }) {
    const { id } = await admitStaff(server, 'Rena Renewed', 'support');
    return () => first.get(renewStaffLink, { id });
  },
  async issueCodes({ first }) {
    return () => first.get(issueCodes, { count: 2, days: 1, terms: 'One account.' });
  },
} as const satisfies Record<string, TraceScenario>;
