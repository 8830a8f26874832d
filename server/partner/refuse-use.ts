import { whyNotUse } from '#domain/partner/status.ts';
import { refusalOf } from '#domain/refusal.ts';
import type { Partner } from './partner-store.ts';
import type { Admitted } from './session-store.ts';

/**
 * Refuses an account that may not be used, as the specification says, to whom has proved to be its
 * owner. The token that comes with it opens the calls for owners alone: the status of the account
 * is asked at every call, so that it opens no more than what one needs to leave.
 */
export function refuseUse(
  { status, language }: Pick<Partner, 'status' | 'language'>,
  { token }: Admitted,
): void {
  const no = whyNotUse(status, language);
  if (no) throw refusalOf({ ...no, facts: { ...no.facts, leaving: token } });
}
