import { randomBytes } from 'node:crypto';
import type { Input } from '#contract/route.ts';
import type {
  askActSignature as askRoute,
  checkActSignature as checkRoute,
} from '#contract/signed-act.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotTry } from '#domain/wallet/pay-password-tries.ts';
import {
  type About,
  canPasskeyConfirm,
  destinationDigest,
  readAbout,
  signedActText,
} from '#domain/wallet/signed-act.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findPayPassword, issueConfirmation } from '../../people/confirmation/confirmation.ts';
import {
  findPasskey,
  listPasskeysOf,
  type Passkey,
  savePasskeyUse,
} from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256, sha256Bytes } from '../../platform/process/process.ts';
import {
  askForSignature,
  makeChallenge,
  readSignature,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import { findCard } from './card-store.ts';

type Call = Parameters<UseCase<typeof askRoute>>[0];
type Act = Input<typeof askRoute>;
type Given = Pick<Input<typeof checkRoute>, 'at' | 'nonce' | 'salt'>;

/** The session and all of the act: what is asked for one of them is good for no other. */
const purposeOf = ({ member }: Call, { action, about }: Act, at: string) =>
  `partner act:${member.id}:${member.sessionId}:${at}:${action}:${sha256(about)}`;

/** Where the money goes, if the act says so. A payout names its card by the id alone. */
async function destinationOf(call: Call, { action }: Act, about: About): Promise<About | null> {
  if (action === 'card') return about;
  if (action !== 'payout') return null;
  const card = await findCard(call.db.sql, call.member.id);
  if (!card || card.id !== about.cardId) throw new Refusal('confirmation_invalid');
  return { method: card.method, last4: card.last4 };
}

/** The text to be signed, made of our own rows and of what the act will be compared with. */
async function textOf(call: Call, act: Act, { at, nonce, salt }: Given): Promise<string> {
  const about = readAbout(act.action, act.about);
  if (!about) throw new Refusal('input_invalid', { at: 'about' });
  const destination = await destinationOf(call, act, about);
  if ((destination === null) !== (salt === null))
    throw new Refusal('input_invalid', { at: 'salt' });
  const { name: network, currency } = call.settings.installation;
  const origin = call.appOrigin ?? call.origin;
  const to = destination && destinationDigest(destination, salt ?? '', sha256);
  return signedActText(act.action, about, {
    ...{ network, currency, owner: call.member.id, origin, at, nonce, to },
  });
}

/** A passkey is as good as the digits: whatever stops those stops it too. */
async function listConfirming(sql: Sql, partnerId: string, now: Date): Promise<Passkey[]> {
  const digits = await findPayPassword(sql, partnerId);
  if (!digits) throw new Refusal('pay_password_not_set');
  refuse(whyNotTry(digits, now));
  const keys = await listPasskeysOf(sql, partnerId);
  return keys.filter((key) => canPasskeyConfirm(key, digits));
}

export const askActSignature: UseCase<typeof askRoute> = async (call, act) => {
  const now = call.now();
  const keys = await listConfirming(call.db.sql, call.member.id, now);
  if (keys.length === 0) throw new Refusal('passkey_before_digits');
  const at = now.toISOString();
  const nonce = makeChallenge(call.secrets, purposeOf(call, act, at), now);
  const hasDestination = act.action === 'payout' || act.action === 'card';
  const salt = hasDestination ? randomBytes(16).toString('hex') : null;
  const challenge = sha256Bytes(await textOf(call, act, { at, nonce, salt }));
  const origin = call.appOrigin ?? call.origin;
  const asked = askForSignature({ origin, known: keys, challenge });
  const { name: network, currency } = call.settings.installation;
  return { network, currency, at, nonce, salt, asked };
};

/** The right signature yields the same confirmation as the six digits, and is kept with the act. */
export const checkActSignature: UseCase<typeof checkRoute> = async (call, input) => {
  const { db, member, secrets } = call;
  const now = call.now();
  const { signed, nonce, salt, at, ...act } = input;
  const tries = [{ limit: 'signatureOfPartner', whose: member.id } as const];
  await call.attempts.take(tries, now);
  const keys = await listConfirming(db.sql, member.id, now);
  const key = await findPasskey(db.sql, signed.id);
  if (key?.partnerId !== member.id) throw new Refusal('signature_wrong');
  if (keys.every(({ id }) => id !== key.id)) throw new Refusal('passkey_before_digits');
  const text = await textOf(call, act, { at, nonce, salt });
  const challenge = sha256Bytes(text).toString('base64url');
  const used = await readSignature(call.appOrigin ?? call.origin, key, signed, (given) => {
    const own = Buffer.from(nonce).toString('base64url');
    const taken = { purpose: purposeOf(call, act, at), signed: own, now };
    return given === challenge && takeChallenge(db.sql, secrets, taken);
  });
  if (!used || !(await savePasskeyUse(db.sql, key.id, used, now))) {
    throw new Refusal('signature_wrong');
  }
  const issued = await issueConfirmation(db.sql, member, act, now, {
    ...{ text, salt, publicKey: key.publicKey.toString('base64url') },
    ...signed,
  });
  await call.attempts.giveBack(tries);
  return { confirmation: issued.confirmation, expiresAt: issued.expiresAt.toISOString() };
};
