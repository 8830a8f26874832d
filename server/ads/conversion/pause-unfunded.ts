import { leavePlanNotices, type PlanNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { pausePlansOf } from './click-store.ts';

/** Pauses all plans of a product whose merchant cannot pay, and tells their partners. */
export async function pauseUnfunded(sql: Sql, productId: string, at: Date): Promise<void> {
  await tellOfLowEscrow(sql, await pausePlansOf(sql, productId, at), at);
}

export const tellOfLowEscrow = (sql: Sql, planIds: readonly bigint[], at: Date): Promise<void> =>
  leavePlanNotices(
    sql,
    planIds.map((planId): PlanNotice => {
      return { planId, what: 'plan-escrow-low', cause: 'escrow_low', at };
    }),
  );
