import type {
  askNewSecret as askNewSecretRoute,
  changeOwnPassword as changeOwnPasswordRoute,
  changeOwnSecret as changeOwnSecretRoute,
} from '#contract/desk/access.ts';
import { whyNotStaffPassword } from '#domain/desk/staff-password.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import {
  addressOfSecret,
  makeSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from './one-time-code.ts';
import { noteOwnChange } from './sign-in-change.ts';
import { findStaff, type Staff, savePasswordHash, saveStaffSecret } from './staff-store.ts';

async function getOwn(call: DeskCall<typeof changeOwnPasswordRoute>): Promise<Staff> {
  const staff = await findStaff(call.db.sql, call.staff.id);
  if (!staff) throw new Refusal('desk_not_found');
  return staff;
}

export const changeOwnPassword: DeskUseCase<typeof changeOwnPasswordRoute> = async (
  call,
  input,
) => {
  refuse(whyNotStaffPassword(input.newPassword, call.staff.name));
  const { id, version } = await getOwn(call);
  const passwordHash = await call.passwords.hash(input.newPassword, 'staff');
  return call.db.transaction(async (sql) => {
    if (!(await savePasswordHash(sql, { id, version, passwordHash }))) {
      throw new Refusal('desk_changed_meanwhile');
    }
    await noteOwnChange(sql, call, { act: 'own-password-changed' });
    return {};
  });
};

/** It goes to the browser sealed and comes back with a code: nothing is stored before that. */
export const askNewSecret: DeskUseCase<typeof askNewSecretRoute> = async (call) => {
  const secret = makeSecret();
  const sealed = sealSecret(call.secrets, call.staff.id, secret).toString('base64url');
  const issuer = `${call.settings.installation.name} desk`;
  return { secret, address: addressOfSecret(issuer, call.staff.name, secret), sealed };
};

export const changeOwnSecret: DeskUseCase<typeof changeOwnSecretRoute> = async (call, input) => {
  const { id, version } = await getOwn(call);
  const secretSealed = Buffer.from(input.sealed, 'base64url');
  const step = stepOfCode(openOwn(call, secretSealed), input.newCode, 0, call.now());
  if (step === null) throw new Refusal('desk_code_wrong');
  return call.db.transaction(async (sql) => {
    if (!(await saveStaffSecret(sql, { id, version, secretSealed, step }))) {
      throw new Refusal('desk_changed_meanwhile');
    }
    await noteOwnChange(sql, call, { act: 'own-codes-changed' });
    return {};
  });
};

/** A secret sealed for another person, or for nobody, does not open. */
function openOwn(call: DeskCall<typeof changeOwnSecretRoute>, sealed: Buffer): string {
  try {
    return openSecret(call.secrets, call.staff.id, sealed);
  } catch {
    throw new Refusal('desk_code_wrong');
  }
}
