import { randomBytes } from 'node:crypto';
import type { Input } from '#contract/route.ts';
import type * as signedAct from '#contract/signed-act.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotTry } from '#domain/wallet/pay-password-tries.ts';
import {
  type About,
  canPasskeyConfirm,
  destinationDigest,
  readAbout,
  signedActText,
} from '#domain/wallet/signed-act.ts';
import type { Services, UseCases } from '../../ads/services/services.ts';
import { findPayPassword, issueConfirmation } from '../../people/confirmation/confirmation.ts';
import {
  findPasskey,
  listPasskeys,
  type Passkey,
  savePasskeyUse,
} from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Caller, LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { sha256, sha256Bytes } from '../../platform/process/process.ts';
import {
  acceptChallenge,
  createChallenge,
  createSignatureOptions,
  readSignature,
} from '../../platform/webauthn/webauthn.ts';
import { findCard } from './card-store.ts';

export const signedActUseCases = {
  async askActSignature(call, act) {
    const now = call.now();
    const passkeys = await listConfirmingPasskeys(call.db.sql, call.partner.id, now);
    if (passkeys.length === 0) throw new RefusalError('passkey_before_digits');

    const signingTime = now.toISOString();
    const nonce = createChallenge(call.secrets, purposeOf(call.partner, act, signingTime), now);
    const hasDestination = act.action === 'payout' || act.action === 'card';
    const salt = hasDestination ? randomBytes(16).toString('hex') : null;

    const challenge = sha256Bytes(await textOf(call, act, { at: signingTime, nonce, salt }));
    const { name: network, currency } = call.settings.installation;

    const signatureRequest = createSignatureOptions({
      origin: originOf(call),
      knownPasskeys: passkeys,
      challenge,
    });
    return { network, currency, at: now, nonce, salt, asked: signatureRequest };
  },

  /** The right signature confirms like the six digits, and is kept with the act. */
  async checkActSignature(call, { signed, nonce, salt, at: signingTime, ...act }) {
    const { db, partner, secrets, attempts } = call;
    const now = call.now();
    const signatureAttempt = [{ limit: 'signatureOfPartner', whose: partner.id } as const];
    await attempts.take(signatureAttempt, now);

    const passkeys = await listConfirmingPasskeys(db.sql, partner.id, now);
    const passkey = await findPasskey(db.sql, signed.id);
    if (passkey?.partnerId !== partner.id) throw new RefusalError('signature_wrong');
    if (passkeys.every(({ id }) => id !== passkey.id))
      throw new RefusalError('passkey_before_digits');

    const text = await textOf(call, act, { at: signingTime, nonce, salt });
    const challenge = sha256Bytes(text).toString('base64url');
    const passkeyUse = await readSignature(originOf(call), passkey, signed, (signedChallenge) => {
      const encodedNonce = Buffer.from(nonce).toString('base64url');
      const challengeUse = {
        purpose: purposeOf(partner, act, signingTime),
        signed: encodedNonce,
        now,
      };
      return signedChallenge === challenge && acceptChallenge(db.sql, secrets, challengeUse);
    });

    if (!passkeyUse || !(await savePasskeyUse(db.sql, passkey.id, passkeyUse, now))) {
      throw new RefusalError('signature_wrong');
    }

    const publicKey = passkey.publicKey.toString('base64url');
    const signature = { text, salt, publicKey, ...signed };
    const confirmation = await issueConfirmation(db.sql, partner, act, now, signature);
    await attempts.giveBack(signatureAttempt);
    return confirmation;
  },
} satisfies UseCases<typeof signedAct>;

type Act = Input<typeof signedAct.askActSignature>;
type Challenge = Pick<Input<typeof signedAct.checkActSignature>, 'at' | 'nonce' | 'salt'>;

interface SigningCall
  extends Pick<Services, 'db' | 'settings' | 'appOrigin'>,
    Pick<Caller, 'origin'> {
  readonly partner: LoggedInPartner;
}

const originOf = ({ appOrigin, origin }: Pick<SigningCall, 'appOrigin' | 'origin'>): string =>
  appOrigin ?? origin;

/** The session and all of the act: what is asked for one of them is good for no other. */
const purposeOf = (
  { id, sessionId }: LoggedInPartner,
  { action, about }: Act,
  signingTime: string,
) => `partner act:${id}:${sessionId}:${signingTime}:${action}:${sha256(about)}`;

/** A passkey is as good as the digits: whatever stops those stops it too. */
async function listConfirmingPasskeys(sql: Sql, partnerId: string, now: Date): Promise<Passkey[]> {
  const payPassword = await findPayPassword(sql, partnerId);
  if (!payPassword) throw new RefusalError('pay_password_not_set');
  refuse(whyNotTry(payPassword, now));

  const passkeys = await listPasskeys(sql, partnerId);
  return passkeys.filter((passkey) => canPasskeyConfirm(passkey, payPassword));
}

/** The text to be signed, made of our own rows and of what the act will be compared with. */
async function textOf(
  call: SigningCall,
  { action, about: aboutText }: Act,
  { at: signingTime, nonce, salt }: Challenge,
): Promise<string> {
  const about = readAbout(action, aboutText);
  if (!about) throw new RefusalError('input_invalid', { at: 'about' });

  const destination = await destinationOf(call, action, about);
  if ((destination === null) !== (salt === null)) {
    throw new RefusalError('input_invalid', { at: 'salt' });
  }

  const { name: network, currency } = call.settings.installation;
  const signedDestination = destination && destinationDigest(destination, salt ?? '', sha256);

  return signedActText(action, about, {
    network,
    currency,
    owner: call.partner.id,
    origin: originOf(call),
    at: signingTime,
    nonce,
    to: signedDestination,
  });
}

/** Where the money goes, if the act says so. A payout names its card by the id alone. */
async function destinationOf(
  { db, partner }: SigningCall,
  action: Act['action'],
  about: About,
): Promise<About | null> {
  if (action === 'card') return about;
  if (action !== 'payout') return null;
  const card = await findCard(db.sql, partner.id);
  if (!card || card.id !== about.cardId) throw new RefusalError('confirmation_invalid');
  return { method: card.method, last4: card.last4 };
}
