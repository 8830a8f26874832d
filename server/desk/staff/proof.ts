import type {
  askProofPasskey as askProofPasskeyRoute,
  proveByCode as proveByCodeRoute,
  proveByPasskey as proveByPasskeyRoute,
  proveInDemo as proveInDemoRoute,
  showMeans as showMeansRoute,
} from '#contract/desk/proof.ts';
import { Refusal } from '#domain/refusal.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { findByPasskey, passkeyQuestion } from './check-passkey.ts';
import { listPasskeys } from './passkey-store.ts';
import { isCodeRight } from './sign-in.ts';
import { saveProof } from './staff-session-store.ts';
import { findStaff } from './staff-store.ts';

type Call = DeskCall<typeof proveByCodeRoute>;

async function meansOf(call: Call) {
  const staff = await findStaff(call.db.sql, call.staff.id);
  const hasCodes = staff?.secretSealed != null;
  const hasPasskeys = (await listPasskeys(call.db.sql, call.staff.id)).length > 0;
  const isDemo = call.settings.installation.mode === 'demo';
  return { hasCodes, hasPasskeys, isDemoEntry: isDemo && !hasCodes && !hasPasskeys };
}

export const showMeans: DeskUseCase<typeof showMeansRoute> = (call) => meansOf(call);

/** An unattended open desk cannot decide anything or hand over an account. */
export const proveByCode: DeskUseCase<typeof proveByCodeRoute> = async (
  call,
  { code, password },
) => {
  const staff = await findStaff(call.db.sql, call.staff.id);
  const tries = [{ limit: 'deskOfDevice', whose: call.staff.id }] as const;
  const isRight = await call.attempts.guard(tries, call.now(), async () => {
    if (!staff) return false;
    const isPassword =
      password === undefined ||
      (await call.passwords.matches(password, staff.passwordHash, 'staff'));
    return isPassword && isCodeRight(call, staff, code);
  });
  if (!isRight) {
    throw new Refusal(password === undefined ? 'desk_code_wrong' : 'desk_credentials_wrong');
  }
  await saveProof(call.db.sql, call.staff.sessionId, password !== undefined, call.now());
  return {};
};

export const askProofPasskey: DeskUseCase<typeof askProofPasskeyRoute> = async (call) => {
  const keys = await listPasskeys(call.db.sql, call.staff.id);
  return passkeyQuestion(call, { staffId: call.staff.id, keys });
};

export const proveByPasskey: DeskUseCase<typeof proveByPasskeyRoute> = async (
  call,
  { response },
) => {
  const owner = await findByPasskey(call, response, call.staff.id);
  if (!owner) throw new Refusal('desk_passkey_wrong');
  await saveProof(call.db.sql, call.staff.sessionId, true, call.now());
  return {};
};

export const proveInDemo: DeskUseCase<typeof proveInDemoRoute> = async (call) => {
  if (!(await meansOf(call)).isDemoEntry) throw new Refusal('desk_proof_needed');
  await saveProof(call.db.sql, call.staff.sessionId, true, call.now());
  return {};
};
