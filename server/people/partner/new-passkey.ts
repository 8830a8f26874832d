import type {
  addPasskey as addPasskeyRoute,
  askNewPasskey as askNewPasskeyRoute,
} from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import {
  passkeyProofOf,
  whyNotAnotherPasskey,
  whyNotByPassword,
  whyNotPasskeyName,
} from '#domain/partner/passkey.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Call, Member } from '../../platform/gateway/gateway.ts';
import {
  askForNewPasskey,
  makeChallenge,
  readNewPasskey,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import { findDoubt, findPayPassword } from '../confirmation/pay-password-store.ts';
import { takeConfirmation } from '../confirmation/use-confirmation.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import type { PartnerServices, PartnerUseCase } from './partner-services.ts';
import { getPartner, lockPartner, type Partner } from './partner-store.ts';
import { insertPasskey, listPasskeysOf } from './passkey-store.ts';

/**
 * The challenge carries how the owner was proven, for this session and for minutes: digits that
 * are set or changed meanwhile make it void.
 */
const purposeOf = ({ id, sessionId }: Member, digitsSetAt: Date | null) =>
  `partner new:${id}:${sessionId}:${digitsSetAt?.getTime() ?? 'password'}`;

const findDigitsSetAt = async (sql: Sql, partnerId: string): Promise<Date | null> =>
  (await findPayPassword(sql, partnerId))?.setAt ?? null;

type AskCall = Call<typeof askNewPasskeyRoute, PartnerServices>;

async function prove(
  call: AskCall,
  partner: Partner,
  { loginPassword, confirmation }: Input<typeof askNewPasskeyRoute>,
  hasDigits: boolean,
): Promise<void> {
  const { db, member } = call;
  if (passkeyProofOf(hasDigits) === 'digits') {
    const now = call.now();
    const subject = { action: 'passkey' } as const;
    await db.transaction((sql) => takeConfirmation(sql, member, confirmation ?? '', subject, now));
    return;
  }
  const field = 'loginPassword';
  if (!loginPassword) throw new Refusal('field_empty', { field });
  const isRight = await checkOwnPassword(call, partner, loginPassword);
  if (!isRight) throw new Refusal('password_wrong', { field });
  refuse(whyNotByPassword(await findDoubt(db.sql, member.id)));
}

/** The owner is proven before the browser makes a passkey, which would be left over otherwise. */
export const askNewPasskey: PartnerUseCase<typeof askNewPasskeyRoute> = async (call, input) => {
  const { db, member, settings } = call;
  const partner = await getPartner(db.sql, member.id);
  // A partner from a host app signs in and out there, and has no login here to replace.
  if (partner.username === null) throw new Refusal('login_password_none');
  const known = await listPasskeysOf(db.sql, member.id);
  refuse(whyNotAnotherPasskey(known.length));
  const digitsSetAt = await findDigitsSetAt(db.sql, member.id);
  await prove(call, partner, input, digitsSetAt !== null);
  return askForNewPasskey({
    origin: call.appOrigin ?? call.origin,
    site: settings.installation.name,
    ownerId: member.id,
    name: partner.username,
    known,
    challenge: makeChallenge(call.secrets, purposeOf(member, digitsSetAt), call.now()),
  });
};

export const addPasskey: PartnerUseCase<typeof addPasskeyRoute> = async (call, input) => {
  const { db, member, secrets } = call;
  const now = call.now();
  refuse(whyNotPasskeyName(input.name));
  const digitsSetAt = await findDigitsSetAt(db.sql, member.id);
  const purpose = purposeOf(member, digitsSetAt);
  const takes = (signed: string) => takeChallenge(db.sql, secrets, { purpose, signed, now });
  const made = await readNewPasskey(call.appOrigin ?? call.origin, input.passkey, takes);
  if (!made) throw new Refusal('passkey_wrong');
  await db.transaction(async (sql) => {
    const partnerId = member.id;
    await lockPartner(sql, partnerId);
    refuse(whyNotAnotherPasskey((await listPasskeysOf(sql, partnerId)).length));
    const name = input.name.trim();
    const key = { ...made, partnerId, name, madeAt: now, digitsSetAt };
    const isNew = await insertPasskey(sql, key);
    if (!isNew) throw new Refusal('passkey_wrong');
    await leaveNotice(sql, { partnerId, at: now, what: 'passkey-added', facts: { name } });
  });
  return {};
};
