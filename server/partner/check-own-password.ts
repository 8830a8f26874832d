import { Refusal } from '#domain/refusal.ts';
import type { PartnerServices } from './partner-services.ts';
import type { Partner } from './partner-store.ts';

/** Asks a logged-in partner for the password again, with a limit: a token alone must not guess. */
export async function checkOwnPassword(
  { attempts, passwords, now }: PartnerServices,
  partner: Partner,
  password: string,
): Promise<boolean> {
  // Who comes from a host app has none, and is told so instead of trying for ever.
  if (partner.passwordHash === null) throw new Refusal('login_password_none');
  const tries = [{ limit: 'passwordOfPartner', whose: partner.id } as const];
  return attempts.guard(tries, now(), () =>
    passwords.matches(password, partner.passwordHash, 'known'),
  );
}
