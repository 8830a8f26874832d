import type * as access from '#contract/desk/access.ts';
import { whyNotStaffPassword } from '#domain/desk/staff-password.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { DeskCall } from '../call/desk-call.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import {
  addressOfSecret,
  makeSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from './one-time-code.ts';
import { noteOwnChange } from './sign-in-change.ts';
import { findStaff, type Staff, savePasswordHash, saveStaffSecret } from './staff-store.ts';

type OwnSignIn = Pick<
  DeskUseCases<typeof access>,
  'changeOwnPassword' | 'askNewSecret' | 'changeOwnSecret'
>;

export const ownSignInUseCases = {
  async changeOwnPassword(call, { newPassword }) {
    refuse(whyNotStaffPassword(newPassword, call.staff.name));
    const { id, version } = await getOwnStaff(call);
    const passwordHash = await call.passwords.hash(newPassword, 'staff');

    await call.db.transaction(async (sql) => {
      if (!(await savePasswordHash(sql, { id, version, passwordHash }))) {
        throw new RefusalError('desk_changed_meanwhile');
      }
      await noteOwnChange(sql, call, { act: 'own-password-changed' });
    });
    return {};
  },

  /** It goes to the browser sealed, which returns it with a code: nothing is stored before that. */
  async askNewSecret({ staff, secrets, settings }) {
    const secret = makeSecret();
    const issuer = `${settings.installation.name} desk`;
    return {
      secret,
      address: addressOfSecret(issuer, staff.name, secret),
      sealed: sealSecret(secrets, staff.id, secret).toString('base64url'),
    };
  },

  async changeOwnSecret(call, { sealed, newCode }) {
    const { id, version } = await getOwnStaff(call);
    const secretSealed = Buffer.from(sealed, 'base64url');
    const step = stepOfCode(openOwnSecret(call, secretSealed), newCode, 0, call.now());
    if (step === null) throw new RefusalError('desk_code_wrong');

    await call.db.transaction(async (sql) => {
      if (!(await saveStaffSecret(sql, { id, version, secretSealed, step }))) {
        throw new RefusalError('desk_changed_meanwhile');
      }
      await noteOwnChange(sql, call, { act: 'own-codes-changed' });
    });
    return {};
  },
} satisfies OwnSignIn;

async function getOwnStaff({ db, staff }: DeskCall): Promise<Staff> {
  const member = await findStaff(db.sql, staff.id);
  if (!member) throw new RefusalError('desk_not_found');
  return member;
}

/** A secret sealed for another person, or for nobody, does not open. */
function openOwnSecret({ secrets, staff }: DeskCall, sealed: Buffer): string {
  try {
    return openSecret(secrets, staff.id, sealed);
  } catch {
    throw new RefusalError('desk_code_wrong');
  }
}
