import type * as passkeyRoutes from '#contract/passkey.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { whyNotAnotherPasskey, whyNotPasskeyName } from '#domain/partner/passkey.ts';
import { whyNotNewPassword } from '#domain/partner/password-link.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import {
  acceptChallenge,
  createChallenge,
  createRegistrationOptions,
  createSignatureOptions,
  readNewPasskey,
  readSignature,
  type SignatureResponse,
} from '../../platform/webauthn/webauthn.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { admitOwner } from './admit-owner.ts';
import { checkOwnSignature, createSignaturePurpose } from './check-own-signature.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { findObjection } from './objection-store.ts';
import type { PartnerCall, PartnerUseCases } from './partner-services.ts';
import { getPartner, lockPartner } from './partner-store.ts';
import {
  endPasskey,
  findPasskey,
  getPasskeyOwner,
  insertPasskey,
  listPasskeys,
  savePasskeyName,
  savePasskeyUse,
} from './passkey-store.ts';
import { createPasskeyPurpose, findDigitsSetAt, proveOwner } from './prove-owner.ts';
import { resetPassword } from './reset-password.ts';
import { endSession } from './session-store.ts';

const loginPurpose = 'partner login';

export const passkeyUseCases = {
  /** Asked for by every login page that is opened, so it writes and counts nothing. */
  async askPasskeyLogin({ secrets, now, appOrigin, origin }) {
    const challenge = createChallenge(secrets, loginPurpose, now());
    return createSignatureOptions({ origin: appOrigin ?? origin, knownPasskeys: [], challenge });
  },

  /**
   * Starts a session for the owner of a passkey. Tries count apart from passwords, so that whoever
   * guesses those closes no door to a passkey.
   */
  async logInByPasskey(call, input) {
    const now = call.now();
    const attempts = fromAddress('passkeyFromAddress', call.address);
    const owner = await call.attempts.open(attempts, now, () => findOwner(call, input, now));
    if (!owner) throw new RefusalError('passkey_wrong');

    const knownDevice = findKnownDevice(call, owner.usernameKey, owner.passwordChangedAt);
    return admitOwner(call, owner, knownDevice, now);
  },

  async listPasskeys({ db, partner }) {
    return { list: await listPasskeys(db.sql, partner.id) };
  },

  /** The owner is proven before the browser makes a passkey, which would be left over otherwise. */
  async askNewPasskey(call, input) {
    const { db, partner, settings, secrets } = call;
    const account = await getPartner(db.sql, partner.id);
    // A partner from a host app signs in and out there, and has no login here to replace.
    if (account.username === null) throw new RefusalError('login_password_none');

    const passkeys = await listPasskeys(db.sql, partner.id);
    refuse(whyNotAnotherPasskey(passkeys.length));

    const digitsSetAt = await findDigitsSetAt(db.sql, partner.id);
    await proveOwner(call, account, input, digitsSetAt !== null);
    return createRegistrationOptions({
      origin: call.appOrigin ?? call.origin,
      site: settings.installation.name,
      ownerId: partner.id,
      name: account.username,
      knownPasskeys: passkeys,
      challenge: createChallenge(secrets, createPasskeyPurpose(partner, digitsSetAt), call.now()),
    });
  },

  async askOwnSignature(call, { purpose }) {
    const { db, partner, secrets } = call;
    const passkeys = await listPasskeys(db.sql, partner.id);
    if (passkeys.length === 0) throw new RefusalError('passkey_not_found');

    return createSignatureOptions({
      origin: call.appOrigin ?? call.origin,
      knownPasskeys: passkeys,
      challenge: createChallenge(secrets, createSignaturePurpose(partner, purpose), call.now()),
    });
  },

  /**
   * Sets a new login password for a partner who forgot it and logged in with a passkey. This
   * session ends first: the one that is kept for an objection must not be the one that sets the
   * password.
   */
  async setPasswordByPasskey(call, input) {
    const { db, partner, passwords } = call;
    const partnerId = partner.id;
    const { username } = await getPartner(db.sql, partnerId);
    if (username === null) throw new RefusalError('login_password_none');

    refuse(whyNotNewPassword(input, username));
    // One moment for all of it: an objection ends what was used from then on.
    const now = await checkOwnSignature(call, partner, 'password', input.passkey);
    const passwordHash = await passwords.hash(input.newPassword, 'known');

    await db.transaction(async (sql) => {
      await lockPartner(sql, partnerId);
      // Whoever set the password that its owner objects to may hold a passkey too.
      if (await findObjection(sql, partnerId)) throw new RefusalError('password_objected');
      await endSession(sql, partnerId, partner.sessionId, now);
      await resetPassword(sql, { partnerId, passwordHash, noticeKind: 'password-by-passkey' }, now);
    });
    rememberDevice(call, usernameKey(username), now);
    return {};
  },

  async addPasskey(call, input) {
    const { db, partner, secrets } = call;
    const partnerId = partner.id;
    const now = call.now();
    refuse(whyNotPasskeyName(input.name));
    const name = input.name.trim();

    const digitsSetAt = await findDigitsSetAt(db.sql, partnerId);
    const purpose = createPasskeyPurpose(partner, digitsSetAt);
    const takeSigned = (signed: string) =>
      acceptChallenge(db.sql, secrets, { purpose, signed, now });
    const newPasskey = await readNewPasskey(
      call.appOrigin ?? call.origin,
      input.passkey,
      takeSigned,
    );
    if (!newPasskey) throw new RefusalError('passkey_wrong');

    await db.transaction(async (sql) => {
      await lockPartner(sql, partnerId);
      refuse(whyNotAnotherPasskey((await listPasskeys(sql, partnerId)).length));

      const isNew = await insertPasskey(sql, {
        ...newPasskey,
        partnerId,
        name,
        madeAt: now,
        digitsSetAt,
      });
      if (!isNew) throw new RefusalError('passkey_wrong');
      await leaveNotice(sql, {
        partnerId,
        createdAt: now,
        kind: 'passkey-added',
        details: { name },
      });
    });
    return {};
  },

  async namePasskey({ db, partner }, { id, name }) {
    refuse(whyNotPasskeyName(name));
    const isNamed = await savePasskeyName(db.sql, partner.id, id, name.trim());
    if (!isNamed) throw new RefusalError('passkey_not_found');
    return {};
  },

  /** Needs no proof, like ending a session: it only takes a way in away, and the owner is told. */
  async endPasskey({ db, partner, now }, { id }) {
    const partnerId = partner.id;
    return db.transaction(async (sql) => {
      const endedAt = now();
      const name = await endPasskey(sql, partnerId, id, endedAt);
      if (name === null) throw new RefusalError('passkey_not_found');

      await leaveNotice(sql, {
        partnerId,
        createdAt: endedAt,
        kind: 'passkey-ended',
        details: { name },
      });
      return {};
    });
  },
} satisfies PartnerUseCases<typeof passkeyRoutes>;

/** An ended passkey and one of an account that was erased are answered alike. */
async function findOwner(call: PartnerCall, input: SignatureResponse, now: Date) {
  const { secrets } = call;
  const { sql } = call.db;
  const key = await findPasskey(sql, input.id);
  const takeSigned = (signed: string) =>
    acceptChallenge(sql, secrets, { purpose: loginPurpose, signed, now });
  const passkeyUse =
    key && (await readSignature(call.appOrigin ?? call.origin, key, input, takeSigned));
  if (!key || !passkeyUse) return null;

  const { usernameKey: loginKey, ...partner } = await getPasskeyOwner(sql, key.partnerId);
  const isLive = loginKey !== null && (await savePasskeyUse(sql, key.id, passkeyUse, now));
  return isLive ? { ...partner, usernameKey: loginKey } : null;
}
