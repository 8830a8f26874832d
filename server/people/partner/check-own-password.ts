import { RefusalError } from '#domain/refusal.ts';
import type { PartnerServices } from './partner-services.ts';
import type { Partner } from './partner-store.ts';

/** Rate-limited, so that a stolen token cannot be used to guess the password. */
export async function checkOwnPassword(
  { attempts, passwords, now }: PartnerServices,
  partner: Partner,
  password: string,
): Promise<boolean> {
  // Partners from a host app have no password, and must be told so rather than keep trying.
  if (partner.passwordHash === null) throw new RefusalError('login_password_none');

  const tries = [{ limit: 'passwordOfPartner', whose: partner.id } as const];
  return attempts.guard(tries, now(), () =>
    passwords.matches(password, partner.passwordHash, 'known'),
  );
}
