import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import {
  addPasskey,
  askNewPasskey,
  askNewSecret,
  changeOwnPassword,
  changeOwnSecret,
  joinByLink,
  listDeskSessions,
  lookAtLink,
  removePasskey,
} from '#contract/desk/access.ts';
import { issueCodes, revokeCodes } from '#contract/desk/codes.ts';
import {
  changeStaffRoles,
  endSessionOfStaff,
  inviteStaff,
  lockOutStaff,
  reinstateStaff,
  removePasskeyOfStaff,
  renewStaffLink,
} from '#contract/desk/staff.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import type { TestServer } from '../../test-server.ts';
import { admitStaff, askDesk, inviteWithSecond, proveAnew, type TestStaff } from '../test-desk.ts';
import type { TraceScenario, TraceWorld } from './test-traces.ts';

async function newPasskeyOf(staff: TestStaff) {
  const { challenge } = await staff.get(askNewPasskey, {});
  return makeTestPasskey('http://localhost').register(String(challenge));
}

/** The code of a later minute, as each is accepted once. */
function nextCode({ clock }: TestServer, secret: string) {
  clock.now = new Date(clock.now.getTime() + 60_000);
  return generate({ secret, epoch: Math.floor(clock.now.getTime() / 1000) });
}

const password = 'a long walk home';

/** Somebody who joined through a link, with everything that takes. */
async function joined({ server, first, second }: TraceWorld, name: string) {
  const link = await inviteWithSecond(first, second, { name, roles: ['support'] });
  const looked = await askDesk(server, lookAtLink, link);
  const secret = looked.code === 200 ? (looked.data.secret ?? '') : '';
  const form = { ...link, password, code: await nextCode(server, secret) };
  const { setCookie } = await askDesk(server, joinByLink, form);
  return { cookie: setCookie.split(';')[0] ?? '' };
}

const got = async (answer: Promise<{ code: number; msg: string }>) => {
  const { code, msg } = await answer;
  if (code !== 200) throw new Error(msg);
};

/** How to perform each act on codes, staff and passkeys. */
export const accessTraces = {
  async addPasskey({ server, first }) {
    await proveAnew(server, first.cookie, true);
    return async () =>
      first.get(addPasskey, { label: 'Phone', response: await newPasskeyOf(first) });
  },
  async removePasskey({ server, first }) {
    await first.get(addPasskey, { label: 'Old phone', response: await newPasskeyOf(first) });
    const { passkeys } = await first.get(listDeskSessions, {});
    await proveAnew(server, first.cookie, true);
    return () => first.get(removePasskey, { id: passkeys.at(-1)?.id ?? '' });
  },
  async changeOwnPassword(world) {
    const { cookie } = await joined(world, 'Owen Own');
    const form = { newPassword: 'another long walk' };
    await proveAnew(world.server, cookie, true);
    return () => got(askDesk(world.server, changeOwnPassword, form, cookie));
  },
  async changeOwnSecret(world) {
    const { server } = world;
    const { cookie } = await joined(world, 'Olive Own');
    const asked = await askDesk(server, askNewSecret, {}, cookie);
    const { secret: next, sealed } = asked.code === 200 ? asked.data : { secret: '', sealed: '' };
    const newCode = await nextCode(server, next);
    await proveAnew(server, cookie, true);
    return () => got(askDesk(server, changeOwnSecret, { sealed, newCode }, cookie));
  },
  async inviteStaff({ first }) {
    return () => first.get(inviteStaff, { name: 'Ivy Invited', roles: ['support'] });
  },
  async lockOutStaff({ server, first }) {
    const { id } = await admitStaff(server, 'Lola Locked', 'support');
    return () => first.get(lockOutStaff, { id, version: 1, reason: 'lost a phone' });
  },
  async changeStaffRoles({ server, first }) {
    const { id } = await admitStaff(server, `Cory ${randomUUID().slice(0, 8)}`, 'support');
    return () => first.get(changeStaffRoles, { id, version: 1, roles: ['catalogue'] });
  },
  async reinstateStaff({ server, first }) {
    const { id } = await admitStaff(server, `Rory ${randomUUID().slice(0, 8)}`, 'support');
    await first.get(lockOutStaff, { id, version: 1, reason: 'lost a phone' });
    return () => first.get(reinstateStaff, { id, version: 2 });
  },
  async renewStaffLink({ server, first }) {
    const { id } = await admitStaff(server, 'Rena Renewed', 'support');
    return () => first.get(renewStaffLink, { id, version: 1 });
  },
  async endSessionOfStaff({ server, first }) {
    const partner = await admitStaff(server, 'Enda Ended', 'support');
    const { sessions } = await partner.get(listDeskSessions, {});
    const sessionId = sessions[0]?.id ?? '';
    return () => first.get(endSessionOfStaff, { id: partner.id, sessionId });
  },
  async removePasskeyOfStaff({ server, first }) {
    const partner = await admitStaff(server, 'Pat Passkey', 'support');
    await partner.get(addPasskey, { label: '', response: await newPasskeyOf(partner) });
    const { passkeys } = await partner.get(listDeskSessions, {});
    const passkeyId = passkeys[0]?.id ?? '';
    return () => first.get(removePasskeyOfStaff, { id: partner.id, passkeyId });
  },
  async issueCodes({ first }) {
    const batch = { requestId: randomUUID(), count: 2, days: 1 };
    return () => first.get(issueCodes, batch);
  },
  async revokeCodes({ first }) {
    const asked = { requestId: randomUUID(), count: 2, days: 1 };
    const { batch } = await first.get(issueCodes, asked);
    return () => first.get(revokeCodes, { id: null, batch });
  },
} as const satisfies Record<string, TraceScenario>;
