import type * as proof from '#contract/desk/proof.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { DeskCall } from '../call/desk-call.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { askForPasskey, findPasskeyOwner } from './check-passkey.ts';
import { listPasskeys } from './passkey-store.ts';
import { isCodeRight } from './sign-in-use-cases.ts';
import { saveProof } from './staff-session-store.ts';
import { findStaff } from './staff-store.ts';

export const proofUseCases = {
  showMeans: (call) => findMeans(call),

  /** An unattended open desk cannot decide anything or hand over an account. */
  async proveByCode(call, { code, password }) {
    const { db, staff: caller } = call;
    const staff = await findStaff(db.sql, caller.id);
    const attempts = [{ limit: 'deskOfDevice', whose: caller.id }] as const;
    const isRight = await call.attempts.guard(attempts, call.now(), async () => {
      if (!staff) return false;
      const isPassword =
        password === undefined ||
        (await call.passwords.matches(password, staff.passwordHash, 'staff'));
      return isPassword && isCodeRight(call, staff, code);
    });
    if (!isRight) {
      throw new RefusalError(password === undefined ? 'desk_code_wrong' : 'desk_credentials_wrong');
    }

    await saveProof(db.sql, caller.sessionId, password !== undefined, call.now());
    return {};
  },

  async askProofPasskey(call) {
    const keys = await listPasskeys(call.db.sql, call.staff.id);
    return askForPasskey(call, { staffId: call.staff.id, keys });
  },

  async proveByPasskey(call, { response }) {
    const owner = await findPasskeyOwner(call, response, call.staff.id);
    if (!owner) throw new RefusalError('desk_passkey_wrong');
    await saveProof(call.db.sql, call.staff.sessionId, true, call.now());
    return {};
  },

  async proveInDemo(call) {
    const { isDemoEntry } = await findMeans(call);
    if (!isDemoEntry) throw new RefusalError('desk_proof_needed');
    await saveProof(call.db.sql, call.staff.sessionId, true, call.now());
    return {};
  },
} satisfies DeskUseCases<typeof proof>;

async function findMeans({ db, staff: { id }, settings }: DeskCall) {
  const staff = await findStaff(db.sql, id);
  const hasCodes = staff?.secretSealed != null;
  const hasPasskeys = (await listPasskeys(db.sql, id)).length > 0;
  const isDemo = settings.installation.mode === 'demo';
  return { hasCodes, hasPasskeys, isDemoEntry: isDemo && !hasCodes && !hasPasskeys };
}
