import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  addPasskey as addPasskeyRoute,
  askNewPasskey as askNewPasskeyRoute,
  askPasskey as askPasskeyRoute,
  removePasskey as removePasskeyRoute,
  signInByPasskey as signInByPasskeyRoute,
} from '#contract/desk/access.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { checkPasskey, hostOf, passkeyQuestion, wrongPasskey } from './check-passkey.ts';
import {
  insertPasskey,
  keepChallenge,
  listPasskeys,
  removePasskeyOf,
  takeChallenge,
} from './passkey-store.ts';
import { letIn } from './sign-in.ts';
import { noteOwnChange } from './sign-in-change.ts';

export const askPasskey: DeskUseCase<typeof askPasskeyRoute> = async (call) => {
  // Counted apart: wrong passwords, whoever types them, close no door to a passkey.
  const tries = fromAddress('deskPasskeyFromAddress', call.address);
  await call.attempts.take(tries, call.now());
  return passkeyQuestion(call, { staffId: null });
};

export const signInByPasskey: DeskUseCase<typeof signInByPasskeyRoute> = async (call, input) => {
  const tries = fromAddress('deskPasskeyFromAddress', call.address);
  const response = input.response as unknown as AuthenticationResponseJSON;
  const staff = await checkPasskey(call, response, null);
  await call.attempts.giveBack(tries);
  return letIn(call, staff);
};

export const askNewPasskey: DeskUseCase<typeof askNewPasskeyRoute> = async (call) => {
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

export const addPasskey: DeskUseCase<typeof addPasskeyRoute> = async (
  call,
  { label, response },
) => {
  const { sql } = call.db;
  const result = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(sql, challenge, call.staff.id, call.now()),
    expectedOrigin: call.origin,
    expectedRPID: hostOf(call.origin),
    requireUserVerification: true,
  }).catch(wrongPasskey);
  if (!result.verified) return wrongPasskey();
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const staffId = call.staff.id;
  const madeAt = call.now();
  await call.db.transaction(async (sql) => {
    const key = { id, staffId, publicKey: Buffer.from(publicKey), counter: BigInt(counter) };
    await insertPasskey(sql, { ...key, label: label || 'Passkey', madeAt });
    await noteOwnChange(sql, call, { act: 'passkey-added', about: { label } });
  });
  return {};
};

export const removePasskey: DeskUseCase<typeof removePasskeyRoute> = (call, { id }) =>
  call.db.transaction(async (sql) => {
    const isGone = await removePasskeyOf(sql, call.staff.id, id, call.now());
    if (!isGone) throw new Refusal('desk_not_found');
    await noteOwnChange(sql, call, { act: 'passkey-removed' });
    return {};
  });
