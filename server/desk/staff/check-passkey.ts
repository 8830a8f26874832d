import type { Services } from '../../ads/services/services.ts';
import {
  acceptChallenge,
  createChallenge,
  createSignatureOptions,
  readSignature,
  type SignatureResponse,
} from '../../platform/webauthn/webauthn.ts';
import type { DeskAsker } from '../call/desk-call.ts';
import { findPasskey, type Passkey, savePasskeyUse } from './passkey-store.ts';
import { findStaff, type Staff } from './staff-store.ts';

/** Null before anyone is identified: a passkey itself says whose it is. */
const purposeOf = (staffId: string | null) => `staff proof:${staffId ?? ''}`;

interface PasskeyOwner {
  readonly staffId: string | null;
  readonly keys?: readonly Pick<Passkey, 'id'>[];
}

/** What a browser needs to sign with a passkey. */
export function askForPasskey(call: Services & DeskAsker, { staffId, keys = [] }: PasskeyOwner) {
  const challenge = createChallenge(call.secrets, purposeOf(staffId), call.now());
  return createSignatureOptions({ origin: call.origin, knownPasskeys: keys, challenge });
}

/**
 * The owner of the passkey that signed our challenge; null when it is not `staffId`'s, if that is
 * known.
 */
export async function findPasskeyOwner(
  call: Services & DeskAsker,
  response: SignatureResponse,
  staffId: string | null,
): Promise<Staff | null> {
  const { sql } = call.db;
  const now = call.now();
  const purpose = purposeOf(staffId);
  const key = await findPasskey(sql, response.id);
  const isOwn = key && (staffId === null || key.staffId === staffId);
  const signature = isOwn
    ? await readSignature(call.origin, key, response, (signed) =>
        acceptChallenge(sql, call.secrets, { purpose, signed, now }),
      )
    : null;

  const staff = key && signature ? await findStaff(sql, key.staffId) : null;
  if (!key || !signature || !staff?.isActive) return null;
  return (await savePasskeyUse(sql, key.id, signature.counter, now)) ? staff : null;
}
