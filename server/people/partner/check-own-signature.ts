import type { askOwnSignature } from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import {
  acceptChallenge,
  readSignature,
  type SignatureResponse,
} from '../../platform/webauthn/webauthn.ts';
import type { PartnerServices } from './partner-services.ts';
import { findPasskey, savePasskeyUse } from './passkey-store.ts';

type Purpose = Input<typeof askOwnSignature>['purpose'];

/** What was signed in one session, for one thing, proves nothing in another or for another. */
export const createSignaturePurpose = (
  { id, sessionId }: LoggedInPartner,
  purpose: Purpose,
): string => `partner ${purpose}:${id}:${sessionId}`;

type SignatureServices = PartnerServices & { readonly origin: string };

/**
 * Refuses what was not signed just now by a passkey of this account, its owner being there. Brings
 * the moment at which that passkey was used.
 */
export async function checkOwnSignature(
  { db: { sql }, secrets, attempts, ...call }: SignatureServices,
  partner: LoggedInPartner,
  purpose: Purpose,
  signature: SignatureResponse,
): Promise<Date> {
  const now = call.now();
  const attempt = [{ limit: 'passkeyOfPartner', whose: partner.id }] as const;
  await attempts.take(attempt, now);

  const key = await findPasskey(sql, signature.id);
  const isOwn = key?.partnerId === partner.id;
  const takeSigned = (signed: string) =>
    acceptChallenge(sql, secrets, {
      purpose: createSignaturePurpose(partner, purpose),
      signed,
      now,
    });
  const passkeyUse =
    isOwn && (await readSignature(call.appOrigin ?? call.origin, key, signature, takeSigned));
  if (!passkeyUse || !(await savePasskeyUse(sql, key.id, passkeyUse, now)))
    throw new RefusalError('passkey_wrong');

  await attempts.giveBack(attempt);
  return now;
}
