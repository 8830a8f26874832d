import type {
  askPasskeyLogin as askPasskeyLoginRoute,
  logInByPasskey as logInByPasskeyRoute,
} from '#contract/passkey.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  askForSignature,
  makeChallenge,
  readSignature,
  type SignatureResponse,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { startSession } from './create-sessions.ts';
import { keepDeviceOf, knownDeviceOf } from './known-device.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { findPasskey, getPasskeyOwner, savePasskeyUse } from './passkey-store.ts';
import { refuseUse } from './refuse-use.ts';

const purpose = 'partner login';

/** Asked for by every login page that is opened, so it writes and counts nothing. */
export const askPasskeyLogin: PartnerUseCase<typeof askPasskeyLoginRoute> = async (call) => {
  const challenge = makeChallenge(call.secrets, purpose, call.now());
  return askForSignature({ origin: call.appOrigin ?? call.origin, known: [], challenge });
};

type Call = Parameters<PartnerUseCase<typeof logInByPasskeyRoute>>[0];

/** An ended passkey and one of an account that was erased are answered alike. */
async function findOwner({ db: { sql }, ...call }: Call, input: SignatureResponse, now: Date) {
  const key = await findPasskey(sql, input.id);
  const used =
    key &&
    (await readSignature(call.appOrigin ?? call.origin, key, input, (signed) =>
      takeChallenge(sql, call.secrets, { purpose, signed, now }),
    ));
  if (!key || !used) return null;
  const { usernameKey, ...partner } = await getPasskeyOwner(sql, key.partnerId);
  const isLive = usernameKey !== null && (await savePasskeyUse(sql, key.id, used, now));
  return isLive ? { ...partner, usernameKey } : null;
}

/**
 * Starts a session for the owner of a passkey. Tries count apart from passwords, so that whoever
 * guesses those closes no door to a passkey.
 */
export const logInByPasskey: PartnerUseCase<typeof logInByPasskeyRoute> = async (call, input) => {
  const now = call.now();
  const { sql } = call.db;
  const tries = fromAddress('passkeyFromAddress', call.address);
  const partner = await call.attempts.open(tries, now, () => findOwner(call, input, now));
  if (!partner) throw new Refusal('passkey_wrong');
  const { id: partnerId, passwordChangedAt, usernameKey } = partner;
  const known = knownDeviceOf(call, usernameKey, passwordChangedAt);
  keepDeviceOf(call, usernameKey, passwordChangedAt, known);
  const { device, address } = call;
  const started = { partnerId, device, address, now, passwordChangedAt };
  const admitted = await startSession(sql, started);
  if (!known) await leaveNotice(sql, { partnerId, at: now, what: 'login-new-device' });
  refuseUse(partner, admitted);
  return admitted;
};
