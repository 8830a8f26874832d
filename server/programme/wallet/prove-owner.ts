import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotFresh } from '#domain/wallet/pay-password-reset.ts';
import type { Services } from '../../ads/services/services.ts';
import { getSessionStart, type Partner } from '../../people/partner/partner.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';

export interface OwnerCall extends Pick<Services, 'attempts' | 'db' | 'now' | 'passwords'> {
  readonly partner: LoggedInPartner;
}

/**
 * A session token may be stolen, so the login password must prove the owner. Partners from a host
 * app have no password, so they must have just arrived through a hand-over.
 */
export async function proveOwner(
  { attempts, db, partner, now, passwords }: OwnerCall,
  { id, passwordHash }: Partner,
  loginPassword: string | undefined,
): Promise<void> {
  if (passwordHash === null) {
    refuse(whyNotFresh(await getSessionStart(db.sql, partner.sessionId), now()));
    return;
  }

  const field = 'loginPassword';
  if (!loginPassword) throw new RefusalError('field_empty', { field });

  const tries = [{ limit: 'passwordOfPartner', whose: id } as const];
  const isRight = await attempts.guard(tries, now(), () =>
    passwords.matches(loginPassword, passwordHash, 'money'),
  );

  if (!isRight) throw new RefusalError('password_wrong', { field });
}
