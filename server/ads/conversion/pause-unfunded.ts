import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { pausePlansOf } from './click-store.ts';

/** Pauses all plans of a product whose merchant cannot pay, and tells their partners. */
export async function pauseUnfunded(sql: Sql, productId: string, now: Date): Promise<void> {
  await notifyOfLowEscrow(sql, await pausePlansOf(sql, productId, now), now);
}

export const notifyOfLowEscrow = (sql: Sql, planIds: readonly bigint[], now: Date): Promise<void> =>
  leavePlanNotices(
    sql,
    planIds.map((planId): PlanNotice => {
      return { planId, kind: 'plan-escrow-low', cause: 'escrow_low', createdAt: now };
    }),
  );
