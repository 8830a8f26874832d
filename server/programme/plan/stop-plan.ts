import type { stopPlan as route } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { whyNotStop } from '#domain/plan/acts.ts';
import { refusalOf, type Why } from '#domain/refusal.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { endPlan } from './end-plan.ts';
import { ownersOfPlan } from './plan-entries.ts';
import { lockPlan, type Plan } from './plan-store.ts';
import { getOwnPlan, ownPlan, planView } from './plan-view.ts';

interface Loaded {
  readonly plan: Plan | null;
  readonly noConfirmation: Why | null;
}

/** Stops a partner's own plan for good. Unspent money returns at once or with the last token. */
export const stopPlan: UseCase<typeof route> = async (
  call,
  { requestId, planNo, confirmation },
) => {
  const now = call.now();
  const partnerId = call.member.id;
  const subject = { action: 'plan-stop', planNo } as const;
  const { sql } = call.db;
  const completeTo = await readCompleteTo(sql, now);
  return call.money.submit<Output<typeof route>, Loaded>({
    owners: ownersOfPlan(await getOwnPlan(sql, partnerId, planNo)),
    idempotency: { key: requestKey('stopPlan', partnerId, requestId), input: { planNo } },
    async load(sql) {
      const noConfirmation = await lockConfirmation(sql, call.member, confirmation, subject, now);
      return { plan: await lockPlan(sql, planNo), noConfirmation };
    },
    decide(_wallets, { plan: found, noConfirmation }) {
      const plan = ownPlan(found, partnerId);
      const no = whyNotStop(plan) ?? noConfirmation;
      if (no) return refusalOf(no);
      const ending = { cause: 'stopped', actor: 'partner', completeTo } as const;
      const { entries, after, save } = endPlan(plan, ending, now);
      return {
        entries,
        result: { plan: planView(after, call) },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await save?.(sql);
        },
      };
    },
  });
};
