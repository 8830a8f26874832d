import type {
  listPayouts as listRoute,
  payoutReasons as reasonsRoute,
  payoutTerms as termsRoute,
} from '#contract/payout.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { labelIn } from '#domain/wallet/card.ts';
import { waitEnd, whyNotPayout } from '#domain/wallet/payout.ts';
import { payoutReasonNames, payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { listPayoutsConfirmedBy } from '../../people/confirmation/confirmation.ts';
import type { Db } from '../../platform/database/database.ts';
import { refusalMessage } from '../../platform/gateway/gateway.ts';
import { keepPayoutRefusal } from './keep-payout-refusal.ts';
import { bankCostOf, loadPayout, payoutFacts, targetOf } from './payout-facts.ts';
import type { PayoutCard } from './payout-facts-store.ts';
import { listPayouts as listStored } from './payout-store.ts';
import { countRefusals } from './refusal-store.ts';

const leastAmount = micro(10_000n);

/** Reports what would refuse even the smallest payout; the form checks the actual amount. */
export const payoutTerms: UseCase<typeof termsRoute> = async (call) => {
  const { refusal, ...terms } = await readTerms(call);
  if (!refusal) return { ...terms, refusal };
  // Being refused when opening the form counts as a refusal, which the partner can dispute.
  const { reason, facts } = refusal;
  const id = await keepPayoutRefusal(call, refusal);
  return { ...terms, refusal: { id, reason, facts: facts as Record<string, string> } };
};

const readTerms = (call: Parameters<typeof payoutTerms>[0]) =>
  call.db.transaction(async (sql) => {
    const wallet = await balancesOf(sql, call.member.id);
    const loaded = await loadPayout(sql, call.member.id, '');
    const wanted = { amount: leastAmount, fee: null };
    const facts = payoutFacts(loaded, wallet, wanted, call.settings, call.now());
    const { card } = loaded;
    const no = whyNotPayout(facts);
    return {
      available: formatMicro(facts.available),
      bankCost: formatMicro(bankCostOf(call.settings)),
      card: card && {
        id: card.id,
        target: targetIn(call, card),
        method: card.method,
        last4: card.last4,
      },
      // An empty wallet is no refusal: the form says that there is nothing to pay out.
      refusal: no?.reason === 'payout_above_available' ? null : no,
    };
  });

const targetIn = (
  { settings, language }: Pick<Parameters<typeof payoutTerms>[0], 'settings' | 'language'>,
  card: Pick<PayoutCard, 'method' | 'label' | 'last4'>,
) => targetOf({ ...card, label: labelIn(settings.configuration.withdrawMethods, card, language) });

export const listPayouts: UseCase<typeof listRoute> = async (call, input) => {
  const { sql } = call.db;
  const { list, next } = await listStored(sql, call.member.id, input.cursor ?? null);
  const ids = list.map(({ id }) => id);
  const confirmed = await listPayoutsConfirmedBy(sql, call.member.id, ids);
  return {
    list: list.map(({ id, amount, fee, net, state, card, refusalId, steps }) => ({
      id,
      amount: formatMicro(amount),
      fee: formatMicro(fee),
      net: formatMicro(net),
      state,
      target: targetIn(call, card),
      refusalId,
      confirmedBy: confirmed.get(id) ?? null,
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

/** The complete list of payout refusals, public so that anyone can read it before depositing. */
export const payoutReasons: UseCase<typeof reasonsRoute> = async ({
  db,
  language,
  timeZone,
  now,
}) => {
  const counts = await countOnce(db, now());
  // For a reason with a waiting period, show one that starts now.
  const until = waitEnd(now()).toISOString();
  return {
    list: payoutReasonNames.map((reason) => ({
      reason,
      remedy: payoutRefusals[reason].remedy,
      text: refusalMessage(language, reason, { until }, timeZone.name),
      refused: counts.get(reason) ?? 0,
    })),
  };
};

const countedMs = 60_000;
const counted = new WeakMap<Db, { readonly at: Date; readonly counts: Map<string, number> }>();

/** The list is public, so the counts are cached for a minute. */
async function countOnce(db: Db, now: Date): Promise<Map<string, number>> {
  const before = counted.get(db);
  if (before && now.getTime() - before.at.getTime() < countedMs) return before.counts;
  const counts = await countRefusals(db.sql);
  counted.set(db, { at: now, counts });
  return counts;
}
