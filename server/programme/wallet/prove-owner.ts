import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotFresh } from '#domain/wallet/pay-password-reset.ts';
import type { Services } from '../../ads/services/services.ts';
import { getSessionStart, type Partner } from '../../people/partner/partner.ts';
import type { Member } from '../../platform/gateway/gateway.ts';

export interface OwnerCall extends Pick<Services, 'attempts' | 'db' | 'now' | 'passwords'> {
  readonly member: Member;
}

/**
 * A session token may be stolen, so the login password must prove the owner. Partners from a host
 * app have no password, so they must have just arrived through a hand-over.
 */
export async function proveOwner(
  { attempts, db, member, now, passwords }: OwnerCall,
  partner: Partner,
  loginPassword: string | undefined,
): Promise<void> {
  const { passwordHash } = partner;
  if (passwordHash === null) {
    refuse(whyNotFresh(await getSessionStart(db.sql, member.sessionId), now()));
    return;
  }

  const field = 'loginPassword';
  if (!loginPassword) throw new RefusalError('field_empty', { field });

  const tries = [{ limit: 'passwordOfPartner', whose: partner.id } as const];
  const isRight = await attempts.guard(tries, now(), () =>
    passwords.matches(loginPassword, passwordHash, 'money'),
  );

  if (!isRight) throw new RefusalError('password_wrong', { field });
}
