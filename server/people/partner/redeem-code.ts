import { whyNotCode } from '#domain/partner/authorization-code.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findCode, saveCodeUse } from './code-store.ts';

/** Uses an authorization code up for this account, or refuses with the reason. */
export async function redeemCode(
  sql: Sql,
  typedCode: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  if (await saveCodeUse(sql, typedCode, partnerId, now)) return;
  refuse(whyNotCode(await findCode(sql, typedCode), now));
  throw new RefusalError('code_used', { field: 'licenseKey' });
}
