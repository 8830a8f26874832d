import { formatMicro } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';
import { leavePlanNotices } from '../notice/notice.ts';
import { insertClaim, type NewClaim } from './claim-store.ts';
import { getConversion } from './conversion-store.ts';

/** Claims a commission back that was paid already, and tells the partner until when. */
export async function saveClaim(sql: Sql, claim: NewClaim): Promise<void> {
  await insertClaim(sql, claim);
  const { planId } = await getConversion(sql, claim.conversionId);
  const facts = { amount: formatMicro(claim.net), usableAt: claim.lapsesAt.toISOString() };
  const cause = `claim ${claim.id}`;
  await leavePlanNotices(sql, [{ planId, what: 'conversion-claimed', cause, facts, at: claim.at }]);
}
