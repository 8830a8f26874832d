import * as plan from '#contract/plan.ts';
import type { Input, Output } from '#contract/route.ts';
import { whyNotStop } from '#domain/plan/acts.ts';
import { type Refusal, toRefusalError } from '#domain/refusal.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import type { Services } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import { endPlan } from './end-plan.ts';
import { ownersOfPlan } from './plan-entries.ts';
import { findPlanMoney, lockPlanMoney, type PlanMoney } from './plan-money-store.ts';
import { getShownPlan, type Reader, requireOwn, toPlanReply } from './plan-view.ts';
import type { ShownPlan } from './shown-plan-store.ts';

interface StopCall extends Reader, Pick<Services, 'db' | 'money' | 'now'> {
  readonly partner: LoggedInPartner;
}

interface LoadedStop {
  readonly plan: PlanMoney;
  readonly shownPlan: ShownPlan;
  readonly confirmationRefusal: Refusal | null;
}

/** Stops a partner's own plan for good. Unspent money returns at once or with the last token. */
export async function stopPlan(
  call: StopCall,
  { requestId, planNo, confirmation }: Input<typeof plan.stopPlan>,
): Promise<Output<typeof plan.stopPlan>> {
  const now = call.now();
  const partnerId = call.partner.id;
  const subject = { action: 'plan-stop', planNo } as const;
  const { sql } = call.db;

  const completeTo = await readCompleteTo(sql, now);
  const unlockedPlan = requireOwn(await findPlanMoney(sql, planNo), partnerId);

  return call.money.submit<Output<typeof plan.stopPlan>, LoadedStop>({
    owners: ownersOfPlan(unlockedPlan),
    idempotency: { key: requestKey('stopPlan', partnerId, requestId), input: { planNo } },
    async load(sql) {
      const confirmationRefusal = await lockConfirmation(
        sql,
        call.partner,
        confirmation,
        subject,
        now,
      );
      const plan = requireOwn(await lockPlanMoney(sql, planNo), partnerId);

      return { plan, shownPlan: await getShownPlan(sql, partnerId, planNo), confirmationRefusal };
    },
    decide(_wallets, { plan: planMoney, shownPlan, confirmationRefusal }) {
      const refusal = whyNotStop(planMoney) ?? confirmationRefusal;
      if (refusal) return toRefusalError(refusal);

      const ending = { cause: 'stopped', actor: 'partner', completeTo } as const;
      const { entries, planAfterEnd: after, save } = endPlan(planMoney, ending, now);

      return {
        entries,
        result: toWireReply(plan.stopPlan, { plan: toPlanReply({ ...shownPlan, ...after }, call) }),
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await save?.(sql);
        },
      };
    },
  });
}
