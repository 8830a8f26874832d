import type { Services } from '../../ads/services/services.ts';
import {
  askForSignature,
  makeChallenge,
  readSignature,
  type SignatureResponse,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import type { DeskAsker } from '../call/desk-call.ts';
import { findPasskey, type Passkey, savePasskeyUse } from './passkey-store.ts';
import { findStaff, type Staff } from './staff-store.ts';

/** Null before anyone is identified: a passkey itself says whose it is. */
const purposeOf = (staffId: string | null) => `staff proof:${staffId ?? ''}`;

interface Whose {
  readonly staffId: string | null;
  readonly keys?: readonly Pick<Passkey, 'id'>[];
}

/** What a browser needs to sign with a passkey. */
export function passkeyQuestion(call: Services & DeskAsker, { staffId, keys = [] }: Whose) {
  const challenge = makeChallenge(call.secrets, purposeOf(staffId), call.now());
  return askForSignature({ origin: call.origin, known: keys, challenge });
}

/**
 * The owner of the passkey that signed our challenge; null when it is not `staffId`'s, if that is
 * known.
 */
export async function findByPasskey(
  call: Services & DeskAsker,
  response: SignatureResponse,
  staffId: string | null,
): Promise<Staff | null> {
  const { sql } = call.db;
  const now = call.now();
  const purpose = purposeOf(staffId);
  const key = await findPasskey(sql, response.id);
  const isOwn = key && (staffId === null || key.staffId === staffId);
  const used = isOwn
    ? await readSignature(call.origin, key, response, (signed) =>
        takeChallenge(sql, call.secrets, { purpose, signed, now }),
      )
    : null;
  const staff = key && used ? await findStaff(sql, key.staffId) : null;
  if (!key || !used || !staff?.isActive) return null;
  return (await savePasskeyUse(sql, key.id, used.counter, now)) ? staff : null;
}
