import type {
  signIn as signInRoute,
  signOut as signOutRoute,
  whoAmI as whoAmIRoute,
} from '#contract/desk/access.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { type Attempt, fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import type { Services } from '../../ads/services/services.ts';
import { makeToken } from '../../people/partner/partner.ts';
import { createSignedTokens } from '../../platform/settings/settings.ts';
import type { DeskAsker, DeskCookie, DeskUseCase } from '../call/desk-call.ts';
import { startDeskSession } from './desk-session.ts';
import { openSecret, stepOfCode } from './one-time-code.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaffByName, type Staff, spendTotpStep } from './staff-store.ts';

const tokens = createSignedTokens('known devices of staff');

interface Named {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

interface Proved extends Named {
  /** That of the row that the proof was verified against. */
  readonly version: number;
  readonly passwordHash: string | null;
}

/** A device cookie is valid as long as the password that it was issued for. */
const holderOf = ({ id, passwordHash }: Pick<Proved, 'id' | 'passwordHash'>): string =>
  `${id}:${passwordHash ?? ''}`;

export const signedInAs = (
  { settings, appOrigin }: Services & Pick<DeskAsker, 'appOrigin'>,
  { id, name, roles }: Named,
) => {
  const { mode, name: network, currency } = settings.installation;
  const installation = { mode, name: network, currency, appOrigin };
  return { id, name, roles: [...roles], installation };
};

type Arriving = Services & DeskAsker & { readonly cookie: DeskCookie };

/** Starts a session and gives the browser its cookie, and a device cookie to recognize it by. */
export async function letIn(call: Arriving, staff: Proved) {
  const { device, address, secrets, deviceToken } = call;
  const session = { staffId: staff.id, version: staff.version, device, address };
  const token = await startDeskSession(call.db.sql, session, call.now());
  if (!token) throw new Refusal('desk_credentials_wrong');
  call.cookie.keep(token);
  const whose = holderOf(staff);
  if (!tokens.read(secrets, whose, deviceToken)) {
    call.cookie.keepDevice(tokens.make(secrets, whose, makeToken()));
  }
  return signedInAs(call, staff);
}

/**
 * Every partner can read the names of staff and could use up their attempts. So a browser that a
 * person has signed in with has attempts of its own, and strangers share those of the name.
 */
function triesOf(device: string | null, key: string, address: string): Attempt[] {
  if (device) {
    return [
      { limit: 'deskOfDevice', whose: device },
      { limit: 'deskOfDevices', whose: key },
    ];
  }
  return [{ limit: 'deskOfStaff', whose: key }, ...fromAddress('deskFromAddress', address)];
}

/** A wrong name, password or code gets the same answer after the same time. */
export const signIn: DeskUseCase<typeof signInRoute> = async (call, input) => {
  const now = call.now();
  const staff = await findStaffByName(call.db.sql, input.name);
  const known = staff && tokens.read(call.secrets, holderOf(staff), call.deviceToken);
  const tries = triesOf(known, staffNameKey(input.name), call.address);
  await call.attempts.take(tries, now);
  const lane = known ? 'staff' : 'deskStrangers';
  const isRight = await call.passwords.matches(input.password, staff?.passwordHash ?? null, lane);
  if (!staff?.isActive || !isRight || !(await isCodeRight(call, staff, input.code))) {
    throw new Refusal('desk_credentials_wrong');
  }
  await call.attempts.giveBack(tries);
  return letIn(call, staff);
};

export async function isCodeRight(call: Services, staff: Staff, code: string): Promise<boolean> {
  if (!staff.secretSealed) return false;
  const secret = openSecret(call.secrets, staff.id, staff.secretSealed);
  const step = stepOfCode(secret, code, Number(staff.lastStep), call.now());
  return step !== null && spendTotpStep(call.db.sql, staff.id, step);
}

export const whoAmI: DeskUseCase<typeof whoAmIRoute> = async (call) => signedInAs(call, call.staff);

export const signOut: DeskUseCase<typeof signOutRoute> = async (call) => {
  await endStaffSessions(call.db.sql, call.staff.id, call.staff.sessionId, call.now());
  call.cookie.clear();
  return {};
};
