import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '#domain/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { DeskAsker } from '../call/desk-call.ts';
import {
  findPasskey,
  keepChallenge,
  type Passkey,
  savePasskeyUse,
  takeChallenge,
} from './passkey-store.ts';
import { findStaff, type Staff } from './staff-store.ts';

/** Passkeys belong to the host that the desk is at, and the browser holds us to it. */
export const hostOf = (origin: string): string => new URL(origin).hostname;

export const wrongPasskey = (): never => {
  throw new Refusal('desk_passkey_wrong');
};

interface Whose {
  /** Null before anyone is known: a passkey says itself whose it is. */
  readonly staffId: string | null;
  readonly keys?: readonly Pick<Passkey, 'id'>[];
}

/** What a browser needs to sign with a passkey. */
export async function passkeyQuestion(call: Services & DeskAsker, { staffId, keys = [] }: Whose) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(call.origin),
    userVerification: 'required',
    allowCredentials: keys.map(({ id }) => ({ id })),
  });
  await keepChallenge(call.db.sql, options.challenge, staffId, call.now());
  return { ...options };
}

/** Whose passkey signed our question; refused when it is not `staffId`'s, where that is known. */
export async function checkPasskey(
  call: Services & DeskAsker,
  response: AuthenticationResponseJSON,
  staffId: string | null,
): Promise<Staff> {
  const { sql } = call.db;
  const key = typeof response.id === 'string' ? await findPasskey(sql, response.id) : null;
  if (!key || (staffId !== null && key.staffId !== staffId)) return wrongPasskey();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(sql, challenge, staffId, call.now()),
    expectedOrigin: call.origin,
    expectedRPID: hostOf(call.origin),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
    },
  }).catch(wrongPasskey);
  const staff = await findStaff(sql, key.staffId);
  if (!result.verified || !staff?.isActive) return wrongPasskey();
  const counter = result.authenticationInfo.newCounter;
  if (!(await savePasskeyUse(sql, key.id, counter, call.now()))) return wrongPasskey();
  return staff;
}
