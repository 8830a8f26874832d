import type {
  listPayouts as listRoute,
  payoutReasons as reasonsRoute,
  payoutTerms as termsRoute,
} from '#contract/payout.ts';
import { formatMicro, micro, parseTyped, zero } from '#domain/money.ts';
import { type PayoutReason, payoutRefusals, whyNotPayout } from '#domain/wallet/payout.ts';
import { refusalMessage } from '../http/refusal-message.ts';
import { balancesOf } from '../ledger/queries.ts';
import type { UseCase } from '../parts.ts';
import { loadPayoutGrounds, payoutFacts, targetOf } from './payout-facts.ts';
import { listPayouts as listStored } from './payout-store.ts';

const leastAmount = micro(10_000n);

/** What would stand in the way of the smallest payout; how much is then for the form to check. */
export const payoutTerms: UseCase<typeof termsRoute> = (call) =>
  call.db.transaction(async (sql) => {
    const wallet = await balancesOf(sql, call.member.id);
    const asker = { partnerId: call.member.id, ticket: '' };
    const [ground] = await loadPayoutGrounds(sql, [asker]);
    if (!ground) throw new Error('A partner vanished');
    const facts = payoutFacts(ground, wallet, leastAmount, call.settings, call.now());
    const no = whyNotPayout(facts);
    const bankCost = parseTyped(call.settings.configuration.payoutCost) ?? zero;
    const { card } = ground;
    return {
      available: formatMicro(facts.available),
      bankCost: formatMicro(bankCost),
      card: card && { id: card.id, target: targetOf(card), method: card.method },
      refusal: no && { reason: no.reason, facts: no.facts as Record<string, string> },
    };
  });

export const listPayouts: UseCase<typeof listRoute> = async (call, input) => {
  const { list, next } = await listStored(call.db.sql, call.member.id, input.cursor ?? null);
  return {
    list: list.map(({ id, amount, fee, net, state, target, steps }) => ({
      id,
      amount: formatMicro(amount),
      fee: formatMicro(fee),
      net: formatMicro(net),
      state,
      target,
      steps: steps.map(([stepState, at, reason, reference]) => ({
        state: stepState,
        at: new Date(at).toISOString(),
        reason,
        reference,
      })),
    })),
    next,
  };
};

/** The closed list, for everyone to read before they pay anything in. */
export const payoutReasons: UseCase<typeof reasonsRoute> = async ({ language }) => ({
  list: (Object.keys(payoutRefusals) as PayoutReason[]).map((reason) => ({
    reason,
    remedy: payoutRefusals[reason],
    text: refusalMessage(language, reason, { until: '…' }),
  })),
});
