import { formatMicro, subtract } from '#domain/money.ts';
import { leavePlanNotices } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Conversion } from './conversion-store.ts';
import { type DisputeEnd, saveDisputeEnd } from './dispute-store.ts';

type Decided = Pick<Conversion, 'planId' | 'commission' | 'fee' | 'state'>;

/**
 * Ends a dispute after its decision was carried out, and tells the partner. If the merchant cannot
 * fund a commission the partner won, the notice says so.
 */
export async function endDispute(sql: Sql, decided: Decided, end: DisputeEnd): Promise<void> {
  await saveDisputeEnd(sql, end);
  const { planId, commission, fee } = decided;
  const cause = `decision ${end.disputeId}`;
  const facts = { amount: formatMicro(subtract(commission, fee)) };
  await leavePlanNotices(sql, [{ planId, what: noticeOf(decided, end), cause, facts, at: end.at }]);
}

function noticeOf({ state }: Decided, { outcome }: DisputeEnd) {
  if (outcome === 'upheld') return 'conversion-upheld';
  return state === 'unfunded' ? 'conversion-unfunded' : 'conversion-approved';
}
