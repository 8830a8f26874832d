import type * as access from '#contract/desk/access.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { type Attempt, fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError } from '#domain/refusal.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import type { Services } from '../../ads/services/services.ts';
import { createToken } from '../../platform/process/process.ts';
import { createSignedTokens } from '../../platform/settings/settings.ts';
import type { DeskAsker } from '../call/desk-call.ts';
import type { ArrivalCall, DeskUseCases } from '../call/use-case.ts';
import { startDeskSession } from './desk-session.ts';
import { openSecret, stepOfCode } from './one-time-code.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaffByName, type Staff, spendTotpStep } from './staff-store.ts';

type SignIn = Pick<DeskUseCases<typeof access>, 'signIn' | 'whoAmI' | 'signOut'>;

export const signInUseCases = {
  /** A wrong name, password or code gets the same answer after the same time. */
  async signIn(call, { name, password, code }) {
    const now = call.now();
    const staff = await findStaffByName(call.db.sql, name);
    const device = staff && deviceTokens.read(call.secrets, holderOf(staff), call.deviceToken);
    const attempts = attemptsOf(device, staffNameKey(name), call.address);
    await call.attempts.take(attempts, now);

    const lane = device ? 'staff' : 'deskStrangers';
    const isRight = await call.passwords.matches(password, staff?.passwordHash ?? null, lane);
    if (!staff?.isActive || !isRight || !(await isCodeRight(call, staff, code))) {
      throw new RefusalError('desk_credentials_wrong');
    }
    await call.attempts.giveBack(attempts);
    return completeSignIn(call, staff);
  },

  async whoAmI(call) {
    return describeSignedIn(call, call.staff);
  },

  async signOut({ db, staff, cookie, now }) {
    await endStaffSessions(db.sql, staff.id, staff.sessionId, now());
    cookie.clear();
    return {};
  },
} satisfies SignIn;

const deviceTokens = createSignedTokens('known devices of staff');

interface SignedIn {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

interface ProvedStaff extends SignedIn {
  /** That of the row that the proof was verified against. */
  readonly version: number;
  readonly passwordHash: string | null;
}

/** A device cookie is valid as long as the password that it was issued for. */
const holderOf = ({ id, passwordHash }: Pick<ProvedStaff, 'id' | 'passwordHash'>): string =>
  `${id}:${passwordHash ?? ''}`;

/**
 * Every partner can read the names of staff and could use up their attempts. So a browser that a
 * person has signed in with has attempts of its own, and strangers share those of the name.
 */
function attemptsOf(device: string | null, nameKey: string, address: string): Attempt[] {
  if (device) {
    return [
      { limit: 'deskOfDevice', whose: device },
      { limit: 'deskOfDevices', whose: nameKey },
    ];
  }
  return [{ limit: 'deskOfStaff', whose: nameKey }, ...fromAddress('deskFromAddress', address)];
}

/** Starts a session and gives the browser its cookie, and a device cookie to recognize it by. */
export async function completeSignIn(call: ArrivalCall, staff: ProvedStaff) {
  const { db, cookie, device, address, secrets, deviceToken } = call;
  const session = { staffId: staff.id, version: staff.version, device, address };
  const token = await startDeskSession(db.sql, session, call.now());
  if (!token) throw new RefusalError('desk_credentials_wrong');

  cookie.keep(token);
  const holder = holderOf(staff);
  if (!deviceTokens.read(secrets, holder, deviceToken)) {
    cookie.keepDevice(deviceTokens.create(secrets, holder, createToken()));
  }
  return describeSignedIn(call, staff);
}

function describeSignedIn(
  { settings, appOrigin }: Pick<Services, 'settings'> & Pick<DeskAsker, 'appOrigin'>,
  { id, name, roles }: SignedIn,
) {
  return { id, name, roles: [...roles], installation: { ...settings.installation, appOrigin } };
}

export async function isCodeRight(
  { db, secrets, now }: Pick<Services, 'db' | 'secrets' | 'now'>,
  { id, secretSealed, lastStep }: Staff,
  code: string,
): Promise<boolean> {
  if (!secretSealed) return false;
  const secret = openSecret(secrets, id, secretSealed);
  const step = stepOfCode(secret, code, Number(lastStep), now());
  return step !== null && spendTotpStep(db.sql, id, step);
}
