import type { askOwnSignature as askRoute } from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import {
  askForSignature,
  makeChallenge,
  readSignature,
  type SignatureResponse,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import type { PartnerServices, PartnerUseCase } from './partner-services.ts';
import { findPasskey, listPasskeysOf, savePasskeyUse } from './passkey-store.ts';

type Purpose = Input<typeof askRoute>['purpose'];

/** What was signed in one session, for one thing, proves nothing in another or for another. */
const purposeOf = ({ id, sessionId }: Member, purpose: Purpose) =>
  `partner ${purpose}:${id}:${sessionId}`;

export const askOwnSignature: PartnerUseCase<typeof askRoute> = async (call, { purpose }) => {
  const known = await listPasskeysOf(call.db.sql, call.member.id);
  if (known.length === 0) throw new Refusal('passkey_not_found');
  return askForSignature({
    origin: call.appOrigin ?? call.origin,
    known,
    challenge: makeChallenge(call.secrets, purposeOf(call.member, purpose), call.now()),
  });
};

type Asked = PartnerServices & { readonly origin: string };

/**
 * Refuses what was not signed just now by a passkey of this account, its owner being there. Brings
 * the moment at which that passkey was used.
 */
export async function checkOwnSignature(
  { db: { sql }, secrets, attempts, ...call }: Asked,
  member: Member,
  purpose: Purpose,
  signature: SignatureResponse,
): Promise<Date> {
  const now = call.now();
  const tries = [{ limit: 'passkeyOfPartner', whose: member.id } as const];
  await attempts.take(tries, now);
  const key = await findPasskey(sql, signature.id);
  const isOwn = key?.partnerId === member.id;
  const takes = (signed: string) =>
    takeChallenge(sql, secrets, { purpose: purposeOf(member, purpose), signed, now });
  const used = isOwn && (await readSignature(call.appOrigin ?? call.origin, key, signature, takes));
  if (!used || !(await savePasskeyUse(sql, key.id, used, now))) throw new Refusal('passkey_wrong');
  await attempts.giveBack(tries);
  return now;
}
