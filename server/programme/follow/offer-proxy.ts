import { randomBytes } from 'node:crypto';
import type { offerProxy as offerRoute, proxyState as stateRoute } from '#contract/follow.ts';
import { proxyIdFrom, proxyIdLength, shareBpsMax } from '#domain/follow/follow.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  countFollowers,
  findOwnOperator,
  insertOperator,
  insertOperatorStep,
} from './operator-store.ts';

export const proxyState: UseCase<typeof stateRoute> = (call) =>
  stateOf(call.db.sql, call.member.id);

/** Opens the partner's own plans to followers, or closes them to new ones. The ID never changes. */
export const offerProxy: UseCase<typeof offerRoute> = async (call, { isOffered, shareBps }) => {
  const now = call.now();
  const partnerId = call.member.id;
  return call.db.transaction(async (sql) => {
    await lockPartner(sql, partnerId);
    await insertOperator(sql, partnerId, proxyIdFrom(randomBytes(proxyIdLength)), now);
    const known = await findOwnOperator(sql, partnerId);
    const isSame = known?.isOffered === isOffered && known.shareBps === shareBps;
    const step = (known?.step ?? 0) + 1;
    if (!isSame) await insertOperatorStep(sql, partnerId, { step, isOffered, shareBps }, now);
    return stateOf(sql, partnerId);
  });
};

async function stateOf(sql: Sql, partnerId: string) {
  const known = await findOwnOperator(sql, partnerId);
  return {
    proxyId: known?.proxyId ?? null,
    isOffered: known?.isOffered ?? false,
    shareBps: known?.shareBps ?? 0,
    followers: known ? await countFollowers(sql, partnerId) : 0,
    shareBpsMax,
  };
}
