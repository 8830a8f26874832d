import type { previewPut as route } from '#contract/plan.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { formatMicro, parseTyped, subtract } from '#domain/money.ts';
import { totalOf } from '#domain/plan/put.ts';
import { Refusal, refusalOf } from '#domain/refusal.ts';
import { balancesOf, listShards } from '../ledger/ledger.ts';
import type { UseCase } from '../services/services.ts';
import { judgeLoaded } from './judge-put.ts';
import { type LoadedPut, loadPuts } from './load-put.ts';

/** Shows what a put would do, or why it is refused; locks and records nothing. */
export const previewPut: UseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const now = call.now();
  const partnerId = call.member.id;
  const { planNo, couponId = null } = input;
  const amount = parseTyped(input.amount);
  if (amount === null) throw new Refusal('put_amount_invalid');
  const asker = { partnerId, planNo, couponId, timeZone: call.timeZone.name, now };
  const [loaded] = await loadPuts(sql, [asker]);
  const wallet = await balancesOf(sql, partnerId);
  const promotions = couponId === null ? [] : await listShards(sql, 'promotions', partnerId);
  const { configuration } = call.settings;
  const wanted = { amount, agreed: null };
  const funds = { wallet, promotions };
  const judged = judgeLoaded(loaded as LoadedPut, wanted, funds, configuration, now);
  if ('reason' in judged) throw refusalOf(judged);
  const { funding } = judged;
  return {
    hold: formatMicro(totalOf(funding)),
    own: formatMicro(funding.own),
    discount: formatMicro(funding.discount),
    startup: formatMicro(funding.startup),
    availableAfter: formatMicro(subtract(balanceIn(wallet, 'available'), funding.own)),
    worstCase: formatMicro(funding.own),
  };
};
