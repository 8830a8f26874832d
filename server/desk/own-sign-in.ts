import type { askNewSecret, changeOwnPassword, changeOwnSecret } from '#contract/desk/access.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { whyNotPassword } from '#domain/account/password.ts';
import { refuse } from '#domain/refusal.ts';
import type { DeskCall, DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';
import {
  addressOfSecret,
  makeSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from './one-time-code.ts';
import { isCodeRight } from './sign-in.ts';
import { endOtherSessions } from './staff-session-store.ts';
import { findStaff, type Staff, savePasswordHash, saveStaffSecret } from './staff-store.ts';

/** An open desk that somebody walked away from does not hand the account over. */
async function prove(
  call: DeskCall<typeof changeOwnPassword>,
  given: { readonly password: string; readonly code: string },
): Promise<Staff> {
  const staff = await findStaff(call.db.sql, call.staff.id);
  const tries = [{ limit: 'deskOfDevice', whose: call.staff.id }] as const;
  const isRight = await call.attempts.guard(tries, call.now(), async () => {
    const isPassword = await call.passwords.matches(given.password, staff?.passwordHash ?? null);
    return staff !== null && isPassword && isCodeRight(call, staff, given.code);
  });
  if (!staff || !isRight) throw new DeskRefusal('desk_credentials_wrong');
  return staff;
}

export const savePassword: DeskUseCase<typeof changeOwnPassword> = async (call, input) => {
  refuse(whyNotPassword(input.newPassword, call.staff.name));
  const { id, name, version } = await prove(call, input);
  const passwordHash = await call.passwords.hash(input.newPassword);
  const now = call.now();
  return call.db.transaction(async (sql) => {
    if (!(await savePasswordHash(sql, { id, version, passwordHash }))) {
      throw new DeskRefusal('desk_changed_meanwhile');
    }
    await endOtherSessions(sql, id, call.staff.sessionId, now);
    await noteInLog(sql, { by: name, act: 'own-password-changed' }, now);
    return {};
  });
};

/** Sealed it goes to the browser and comes back with a code of it: nothing is kept before that. */
export const makeNewSecret: DeskUseCase<typeof askNewSecret> = async (call) => {
  const secret = makeSecret();
  const sealed = sealSecret(call.secrets, call.staff.id, secret).toString('base64url');
  const issuer = `${call.settings.installation.name} desk`;
  return { secret, address: addressOfSecret(issuer, call.staff.name, secret), sealed };
};

export const saveSecret: DeskUseCase<typeof changeOwnSecret> = async (call, input) => {
  const { id, name, version } = await prove(call, input);
  const now = call.now();
  const secretSealed = Buffer.from(input.sealed, 'base64url');
  const step = await stepOfCode(openOwn(call, secretSealed), input.newCode, 0, now);
  if (step === null) throw new DeskRefusal('desk_code_wrong');
  return call.db.transaction(async (sql) => {
    if (!(await saveStaffSecret(sql, { id, version, secretSealed, step }))) {
      throw new DeskRefusal('desk_changed_meanwhile');
    }
    await endOtherSessions(sql, id, call.staff.sessionId, now);
    await noteInLog(sql, { by: name, act: 'own-codes-changed' }, now);
    return {};
  });
};

/** What another person's desk made, or nobody's, does not open. */
function openOwn(call: DeskCall<typeof changeOwnSecret>, sealed: Buffer): string {
  try {
    return openSecret(call.secrets, call.staff.id, sealed);
  } catch {
    throw new DeskRefusal('desk_code_wrong');
  }
}
