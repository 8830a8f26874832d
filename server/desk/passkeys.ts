import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  addPasskey,
  askNewPasskey,
  askPasskey,
  removePasskey,
  signInByPasskey,
} from '#contract/desk/access.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { addressKey } from '#domain/account/attempts.ts';
import type { DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';
import {
  findPasskey,
  insertPasskey,
  keepChallenge,
  listPasskeys,
  removePasskeyOf,
  savePasskeyUse,
  takeChallenge,
} from './passkey-store.ts';
import { letIn } from './sign-in.ts';
import { findStaff } from './staff-store.ts';

/** Passkeys belong to the host that the desk is at, and the browser holds us to it. */
const hostOf = (origin: string): string => new URL(origin).hostname;

const wrong = (): never => {
  throw new DeskRefusal('desk_passkey_wrong');
};

export const askForPasskey: DeskUseCase<typeof askPasskey> = async (call) => {
  // Counted apart: wrong passwords, whoever types them, close no door to a passkey.
  const tries = [{ limit: 'deskPasskeyFromAddress', whose: addressKey(call.address) }] as const;
  await call.attempts.take(tries, call.now());
  const options = await generateAuthenticationOptions({
    rpID: hostOf(call.origin),
    userVerification: 'required',
  });
  await keepChallenge(call.db.sql, options.challenge, null, call.now());
  return { ...options };
};

export const enterByPasskey: DeskUseCase<typeof signInByPasskey> = async (call, input) => {
  const response = input.response as unknown as AuthenticationResponseJSON;
  const tries = [{ limit: 'deskPasskeyFromAddress', whose: addressKey(call.address) }] as const;
  const key = typeof response.id === 'string' ? await findPasskey(call.db.sql, response.id) : null;
  if (!key) return wrong();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(call.db.sql, challenge, null, call.now()),
    expectedOrigin: call.origin,
    expectedRPID: hostOf(call.origin),
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
    },
  }).catch(wrong);
  const staff = await findStaff(call.db.sql, key.staffId);
  if (!result.verified || !staff?.isActive) return wrong();
  const counter = result.authenticationInfo.newCounter;
  if (!(await savePasskeyUse(call.db.sql, key.id, counter, call.now()))) return wrong();
  call.attempts.giveBack(tries);
  return letIn(call, staff);
};

export const askToAdd: DeskUseCase<typeof askNewPasskey> = async (call) => {
  const known = await listPasskeys(call.db.sql, call.staff.id);
  const options = await generateRegistrationOptions({
    rpName: `${call.settings.installation.name} desk`,
    rpID: hostOf(call.origin),
    userName: call.staff.name,
    userID: new TextEncoder().encode(call.staff.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(call.db.sql, options.challenge, call.staff.id, call.now());
  return { ...options };
};

export const keepPasskey: DeskUseCase<typeof addPasskey> = async (call, { label, response }) => {
  const { sql } = call.db;
  const result = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(sql, challenge, call.staff.id, call.now()),
    expectedOrigin: call.origin,
    expectedRPID: hostOf(call.origin),
    requireUserVerification: true,
  }).catch(wrong);
  if (!result.verified) return wrong();
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const staffId = call.staff.id;
  const madeAt = call.now();
  await call.db.transaction(async (sql) => {
    const key = { id, staffId, publicKey: Buffer.from(publicKey), counter: BigInt(counter) };
    await insertPasskey(sql, { ...key, label: label || 'Passkey', madeAt });
    await noteInLog(sql, { by: call.staff.name, act: 'passkey-added', about: { label } }, madeAt);
  });
  return {};
};

export const dropPasskey: DeskUseCase<typeof removePasskey> = (call, { id }) =>
  call.db.transaction(async (sql) => {
    const isGone = await removePasskeyOf(sql, call.staff.id, id, call.now());
    if (!isGone) throw new DeskRefusal('desk_not_found');
    await noteInLog(sql, { by: call.staff.name, act: 'passkey-removed' }, call.now());
    return {};
  });
