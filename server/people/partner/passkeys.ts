import type {
  endPasskey as endPasskeyRoute,
  listPasskeys as listPasskeysRoute,
  namePasskey as namePasskeyRoute,
} from '#contract/passkey.ts';
import { whyNotPasskeyName } from '#domain/partner/passkey.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { endPasskeyOf, listPasskeysOf, savePasskeyName } from './passkey-store.ts';

export const listPasskeys: PartnerUseCase<typeof listPasskeysRoute> = async ({ db, member }) => {
  const keys = await listPasskeysOf(db.sql, member.id);
  return {
    list: keys.map(({ id, name, madeAt, usedAt, isSynced }) => ({
      id,
      name,
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      isSynced,
    })),
  };
};

export const namePasskey: PartnerUseCase<typeof namePasskeyRoute> = async (call, { id, name }) => {
  refuse(whyNotPasskeyName(name));
  const isNamed = await savePasskeyName(call.db.sql, call.member.id, id, name.trim());
  if (!isNamed) throw new Refusal('passkey_not_found');
  return {};
};

/** Needs no proof, like ending a session: it only takes a way in away, and the owner is told. */
export const endPasskey: PartnerUseCase<typeof endPasskeyRoute> = (call, { id }) =>
  call.db.transaction(async (sql) => {
    const partnerId = call.member.id;
    const at = call.now();
    const name = await endPasskeyOf(sql, partnerId, id, at);
    if (name === null) throw new Refusal('passkey_not_found');
    await leaveNotice(sql, { partnerId, at, what: 'passkey-ended', facts: { name } });
    return {};
  });
