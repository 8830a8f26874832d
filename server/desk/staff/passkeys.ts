import type {
  addPasskey as addPasskeyRoute,
  askNewPasskey as askNewPasskeyRoute,
  askPasskey as askPasskeyRoute,
  removePasskey as removePasskeyRoute,
  signInByPasskey as signInByPasskeyRoute,
} from '#contract/desk/access.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  askForNewPasskey,
  makeChallenge,
  readNewPasskey,
  takeChallenge,
} from '../../platform/webauthn/webauthn.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { findByPasskey, passkeyQuestion } from './check-passkey.ts';
import { insertPasskey, listPasskeys, removePasskeyOf } from './passkey-store.ts';
import { letIn } from './sign-in.ts';
import { noteOwnChange } from './sign-in-change.ts';

const purposeOfNew = (staffId: string) => `staff new:${staffId}`;

/** Writes and counts nothing. */
export const askPasskey: DeskUseCase<typeof askPasskeyRoute> = async (call) =>
  passkeyQuestion(call, { staffId: null });

export const signInByPasskey: DeskUseCase<typeof signInByPasskeyRoute> = async (call, input) => {
  // Counted separately: wrong passwords, whoever types them, do not lock out a passkey.
  const tries = fromAddress('deskPasskeyFromAddress', call.address);
  const find = () => findByPasskey(call, input.response, null);
  const staff = await call.attempts.open(tries, call.now(), find);
  if (!staff) throw new Refusal('desk_passkey_wrong');
  return letIn(call, staff);
};

export const askNewPasskey: DeskUseCase<typeof askNewPasskeyRoute> = async (call) => {
  const { id, name } = call.staff;
  return askForNewPasskey({
    origin: call.origin,
    site: `${call.settings.installation.name} desk`,
    ownerId: id,
    name,
    known: await listPasskeys(call.db.sql, id),
    challenge: makeChallenge(call.secrets, purposeOfNew(id), call.now()),
  });
};

export const addPasskey: DeskUseCase<typeof addPasskeyRoute> = async (
  call,
  { label, response },
) => {
  const staffId = call.staff.id;
  const now = call.now();
  const purpose = purposeOfNew(staffId);
  const made = await readNewPasskey(call.origin, response, (signed) =>
    takeChallenge(call.db.sql, call.secrets, { purpose, signed, now }),
  );
  if (!made) throw new Refusal('desk_passkey_wrong');
  const { id, publicKey, counter } = made;
  await call.db.transaction(async (sql) => {
    const key = { id, staffId, publicKey, counter, label: label || 'Passkey', madeAt: now };
    await insertPasskey(sql, key);
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
