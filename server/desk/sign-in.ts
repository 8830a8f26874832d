import type { signIn, signOut, whoAmI } from '#contract/desk/access.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { addressKey } from '#domain/account/attempts.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { Parts } from '../parts.ts';
import type { DeskAsker, DeskCookie, DeskUseCase } from './desk-call.ts';
import { openSecret, stepOfCode } from './one-time-code.ts';
import { endStaffSessions, startDeskSession } from './staff-session-store.ts';
import { claimStep, findStaffByName, type Staff, staffNameKey } from './staff-store.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

export const signedInAs = ({ settings }: Parts, { id, name, roles }: Named) => {
  const { mode, name: network, currency } = settings.installation;
  return { id, name, roles: [...roles], installation: { mode, name: network, currency } };
};

type Arriving = Parts & DeskAsker & { readonly cookie: DeskCookie };

/** Starts a session and hands the browser its cookie. */
export async function letIn(call: Arriving, staff: Named) {
  const { device, address } = call;
  const session = { staffId: staff.id, device, address };
  call.cookie.keep(await startDeskSession(call.db.sql, session, call.now()));
  return signedInAs(call, staff);
}

/** Name, password and code are told wrong together, after the same time. */
export const signInByCode: DeskUseCase<typeof signIn> = async (call, input) => {
  const now = call.now();
  const tries = [
    { limit: 'deskOfStaff', whose: staffNameKey(input.name) },
    { limit: 'deskFromAddress', whose: addressKey(call.address) },
  ] as const;
  await call.attempts.take(tries, now);
  const staff = await findStaffByName(call.db.sql, input.name);
  const isRight = await call.passwords.matches(input.password, staff?.passwordHash ?? null);
  if (!staff?.isActive || !isRight || !(await isCodeRight(call, staff, input.code))) {
    throw new DeskRefusal('desk_credentials_wrong');
  }
  await call.attempts.giveBack(tries);
  return letIn(call, staff);
};

async function isCodeRight(call: Parts, staff: Staff, code: string): Promise<boolean> {
  if (!staff.secretSealed) return false;
  const secret = openSecret(call.secrets, staff.id, staff.secretSealed);
  const step = await stepOfCode(secret, code, Number(staff.lastStep), call.now());
  return step !== null && claimStep(call.db.sql, staff.id, step);
}

export const sayWho: DeskUseCase<typeof whoAmI> = async (call) => signedInAs(call, call.staff);

export const leaveDesk: DeskUseCase<typeof signOut> = async (call) => {
  await endStaffSessions(call.db.sql, call.staff.id, call.staff.sessionId, call.now());
  call.cookie.clear();
  return {};
};
