import type * as payouts from '#contract/payout.ts';
import { micro } from '#domain/money.ts';
import { labelIn } from '#domain/wallet/card.ts';
import { waitEnd, whyNotPayout } from '#domain/wallet/payout.ts';
import { payoutReasonNames, payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import type { Services, UseCases } from '../../ads/services/services.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { listPayoutsConfirmedBy } from '../../people/confirmation/confirmation.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type Caller,
  type LoggedInPartner,
  refusalMessage,
} from '../../platform/gateway/gateway.ts';
import { cancelPayout } from './cancel-payout.ts';
import { bankCostOf, loadPayout, targetOf, toPayoutFacts } from './payout-facts.ts';
import type { PayoutCard } from './payout-facts-store.ts';
import { listPayouts } from './payout-store.ts';
import { countRefusals } from './refusal-store.ts';
import { requestPayout } from './request-payout.ts';
import { returnStartup } from './return-startup.ts';
import { savePayoutRefusal } from './save-payout-refusal.ts';

const lowestAmount = micro(10_000n);

export const payoutUseCases = {
  requestPayout,

  /** Reports what would refuse even the smallest payout; the form checks the actual amount. */
  async payoutTerms(call) {
    const { refusal, ...terms } = await readPayoutTerms(call);
    if (!refusal) return { ...terms, refusal };

    // Being refused when opening the form counts as a refusal, which the partner can dispute.
    return { ...terms, refusal: { id: await savePayoutRefusal(call, refusal), ...refusal } };
  },

  async listPayouts(call, { cursor }) {
    const { partner } = call;
    const { sql } = call.db;
    const { list, next } = await listPayouts(sql, partner.id, cursor);

    const payoutIds = list.map(({ id }) => id);
    const confirmedBy = await listPayoutsConfirmedBy(sql, partner.id, payoutIds);

    return {
      list: list.map(({ card, ...payout }) => ({
        ...payout,
        target: targetIn(call, card),
        confirmedBy: confirmedBy.get(payout.id) ?? null,
      })),
      next,
    };
  },

  cancelPayout,

  /** The complete list of payout refusals, public so that anyone can read it before depositing. */
  async payoutReasons({ db, language, timeZone, now }) {
    const counts = await countRefusalsCached(db, now());

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
  },

  returnStartup,
} satisfies UseCases<typeof payouts>;

interface SettingsReader extends Pick<Services, 'settings'>, Pick<Caller, 'language'> {}

interface TermsCall extends SettingsReader, Pick<Services, 'db' | 'now'> {
  readonly partner: LoggedInPartner;
}

const readPayoutTerms = (call: TermsCall) =>
  call.db.transaction(async (sql) => {
    const wallet = await getBalances(sql, call.partner.id);
    const loaded = await loadPayout(sql, call.partner.id, '');
    const lowestPayout = { amount: lowestAmount, fee: null };
    const facts = toPayoutFacts(loaded, wallet, lowestPayout, call.settings, call.now());

    const { card } = loaded;
    const refusal = whyNotPayout(facts);

    return {
      available: facts.available,
      bankCost: bankCostOf(call.settings, call.now()),
      card: card && { ...card, target: targetIn(call, card) },
      // An empty wallet is no refusal: the form says that there is nothing to pay out.
      refusal: refusal?.reason === 'payout_above_available' ? null : refusal,
    };
  });

/** The destination in the reader's language. */
const targetIn = (
  { settings, language }: SettingsReader,
  card: Pick<PayoutCard, 'method' | 'label' | 'last4'>,
): string =>
  targetOf({ ...card, label: labelIn(settings.configuration.withdrawMethods, card, language) });

const countsCacheMs = 60_000;

interface CachedCounts {
  readonly cachedAt: Date;
  readonly counts: ReadonlyMap<string, number>;
}

const cachedCounts = new WeakMap<Db, CachedCounts>();

/** The list is public, so the counts are cached for a minute. */
async function countRefusalsCached(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const cached = cachedCounts.get(db);
  if (cached && now.getTime() - cached.cachedAt.getTime() < countsCacheMs) return cached.counts;

  const counts = await countRefusals(db.sql);
  cachedCounts.set(db, { cachedAt: now, counts });
  return counts;
}
