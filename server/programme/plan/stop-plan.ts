import * as plan from '#contract/plan.ts';
import type { Input, Output } from '#contract/route.ts';
import { whyNotStop } from '#domain/plan/acts.ts';
import { refusalOf, type Why } from '#domain/refusal.ts';
import { readCompleteTo } from '../../ads/delivery/delivery.ts';
import type { Services } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { lockConfirmation, spendConfirmation } from '../../people/confirmation/confirmation.ts';
import { type Member, wireReply } from '../../platform/gateway/gateway.ts';
import { endPlan } from './end-plan.ts';
import { ownersOfPlan } from './plan-entries.ts';
import { findPlanMoney, lockPlanMoney, type PlanMoney } from './plan-money-store.ts';
import { getShownPlan, ownOf, planView, type Reader } from './plan-view.ts';
import type { ShownPlan } from './shown-plan-store.ts';

interface StopCall extends Reader, Pick<Services, 'db' | 'money' | 'now'> {
  readonly member: Member;
}

interface Loaded {
  readonly plan: PlanMoney;
  readonly shown: ShownPlan;
  readonly noConfirmation: Why | null;
}

/** Stops a partner's own plan for good. Unspent money returns at once or with the last token. */
export async function stopPlan(
  call: StopCall,
  { requestId, planNo, confirmation }: Input<typeof plan.stopPlan>,
): Promise<Output<typeof plan.stopPlan>> {
  const now = call.now();
  const partnerId = call.member.id;
  const subject = { action: 'plan-stop', planNo } as const;
  const { sql } = call.db;
  const completeTo = await readCompleteTo(sql, now);
  const known = ownOf(await findPlanMoney(sql, planNo), partnerId);

  return call.money.submit<Output<typeof plan.stopPlan>, Loaded>({
    owners: ownersOfPlan(known),
    idempotency: { key: requestKey('stopPlan', partnerId, requestId), input: { planNo } },
    async load(sql) {
      const noConfirmation = await lockConfirmation(sql, call.member, confirmation, subject, now);
      const plan = ownOf(await lockPlanMoney(sql, planNo), partnerId);
      return { plan, shown: await getShownPlan(sql, partnerId, planNo), noConfirmation };
    },
    decide(_wallets, { plan: money, shown, noConfirmation }) {
      const no = whyNotStop(money) ?? noConfirmation;
      if (no) return refusalOf(no);

      const ending = { cause: 'stopped', actor: 'partner', completeTo } as const;
      const { entries, after, save } = endPlan(money, ending, now);
      return {
        entries,
        result: wireReply(plan.stopPlan, { plan: planView({ ...shown, ...after }, call) }),
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await save?.(sql);
        },
      };
    },
  });
}
