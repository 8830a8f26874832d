import { fromAddress } from '#domain/partner/attempts.ts';
import { whyNotCode } from '#domain/partner/authorization-code.ts';
import { refuse } from '#domain/refusal.ts';
import type { Caller } from '../../platform/gateway/gateway.ts';
import { findCode, type IssuedCode } from './code-store.ts';
import type { PartnerServices } from './partner-services.ts';

/** Finds a code that can be used now. Only wrong codes count towards the address's rate limit. */
export async function checkCode(
  call: PartnerServices & Caller,
  typedCode: string,
): Promise<IssuedCode> {
  const now = call.now();
  const tries = fromAddress('codeFromAddress', call.address);
  const code = await findCode(call.db.sql, typedCode);
  const refusal = whyNotCode(code, now);
  const usableCode = await call.attempts.open(tries, now, async () => (refusal ? null : code));
  refuse(refusal);
  if (!usableCode) throw new Error('A code without a problem vanished');

  return usableCode;
}
