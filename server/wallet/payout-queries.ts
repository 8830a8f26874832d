import type {
  listPayouts as listRoute,
  payoutReasons as reasonsRoute,
  payoutTerms as termsRoute,
} from '#contract/payout.ts';
import { formatMicro, micro, parseTyped, zero } from '#domain/money.ts';
import { type PayoutReason, payoutRefusals, waitEnd, whyNotPayout } from '#domain/wallet/payout.ts';
import type { Db } from '../db/db.ts';
import { refusalMessage } from '../http/refusal-message.ts';
import { balancesOf } from '../ledger/queries.ts';
import type { UseCase } from '../parts.ts';
import { keepPayoutRefusal } from './keep-payout-refusal.ts';
import { loadPayoutGrounds, payoutFacts, targetOf } from './payout-facts.ts';
import { listPayouts as listStored } from './payout-store.ts';
import { countRefusals } from './refusal-store.ts';

const leastAmount = micro(10_000n);

/** What would stand in the way of the smallest payout; how much is then for the form to check. */
export const payoutTerms: UseCase<typeof termsRoute> = async (call) => {
  const { refusal, ...terms } = await readTerms(call);
  if (!refusal) return { ...terms, refusal };
  // Who opens the form and is told no was refused, and can dispute it from there.
  const { reason, facts } = refusal;
  const id = await keepPayoutRefusal(call, refusal);
  return { ...terms, refusal: { id, reason, facts: facts as Record<string, string> } };
};

const readTerms = (call: Parameters<typeof payoutTerms>[0]) =>
  call.db.transaction(async (sql) => {
    const wallet = await balancesOf(sql, call.member.id);
    const asker = { partnerId: call.member.id, ticket: '' };
    const [ground] = await loadPayoutGrounds(sql, [asker]);
    if (!ground) throw new Error('A partner vanished');
    const facts = payoutFacts(ground, wallet, leastAmount, call.settings, call.now());
    const bankCost = parseTyped(call.settings.configuration.payoutCost) ?? zero;
    const { card } = ground;
    return {
      available: formatMicro(facts.available),
      bankCost: formatMicro(bankCost),
      card: card && { id: card.id, target: targetOf(card), method: card.method },
      refusal: whyNotPayout(facts),
    };
  });

export const listPayouts: UseCase<typeof listRoute> = async (call, input) => {
  const { list, next } = await listStored(call.db.sql, call.member.id, input.cursor ?? null);
  return {
    list: list.map(({ id, amount, fee, net, state, target, refusalId, steps }) => ({
      id,
      amount: formatMicro(amount),
      fee: formatMicro(fee),
      net: formatMicro(net),
      state,
      target,
      refusalId,
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
export const payoutReasons: UseCase<typeof reasonsRoute> = async ({ db, language, zone, now }) => {
  const counts = await countOnce(db, now());
  // A reason that waits is said as to someone whose day of waiting begins now.
  const until = waitEnd(now()).toISOString();
  return {
    list: (Object.keys(payoutRefusals) as PayoutReason[]).map((reason) => ({
      reason,
      remedy: payoutRefusals[reason],
      text: refusalMessage(language, reason, { until }, zone.name),
      refused: counts.get(reason) ?? 0,
    })),
  };
};

const countedMs = 60_000;
const counted = new WeakMap<Db, { readonly at: Date; readonly counts: Map<string, number> }>();

/** Everyone may ask, so it is counted once a minute, however many do. */
async function countOnce(db: Db, now: Date): Promise<Map<string, number>> {
  const before = counted.get(db);
  if (before && now.getTime() - before.at.getTime() < countedMs) return before.counts;
  const counts = await countRefusals(db.sql);
  counted.set(db, { at: now, counts });
  return counts;
}
