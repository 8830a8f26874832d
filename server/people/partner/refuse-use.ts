import { whyNotUse } from '#domain/partner/status.ts';
import { toRefusalError } from '#domain/refusal.ts';
import type { Admitted } from './create-sessions.ts';
import type { Partner } from './partner-store.ts';

/**
 * Refuses a proven owner whose account may not be used, as the specification says. The token in the
 * refusal opens only the calls needed for leaving, since every call checks the account's status.
 */
export function refuseUse(
  { status, language }: Pick<Partner, 'status' | 'language'>,
  { token }: Admitted,
): void {
  const refusal = whyNotUse(status, language);
  if (refusal) throw toRefusalError({ ...refusal, facts: { ...refusal.facts, leaving: token } });
}
