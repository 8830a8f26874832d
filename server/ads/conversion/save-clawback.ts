import { formatMicro } from '#domain/money.ts';
import { leavePlanNotices } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertClawback, type NewClawback } from './clawback-store.ts';
import { getConversion } from './conversion-store.ts';

/** Claws back a paid commission and tells the partner until when it applies. */
export async function saveClawback(sql: Sql, clawback: NewClawback): Promise<void> {
  await insertClawback(sql, clawback);

  const { planId } = await getConversion(sql, clawback.conversionId);

  const details = { amount: formatMicro(clawback.net), usableAt: clawback.lapsesAt.toISOString() };
  const cause = `clawback ${clawback.id}`;

  await leavePlanNotices(sql, [
    { planId, kind: 'conversion-clawed-back', cause, details, createdAt: clawback.at },
  ]);
}
