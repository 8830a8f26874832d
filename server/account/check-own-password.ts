import { Refusal } from '#domain/refusal.ts';
import type { AccountServices } from './account-services.ts';
import type { Account } from './account-store.ts';

/** Asks a logged-in partner for the password again, with a limit: a token alone must not guess. */
export async function checkOwnPassword(
  { attempts, passwords, now }: AccountServices,
  account: Account,
  password: string,
): Promise<boolean> {
  // Who comes from a host app has none, and is told so instead of trying for ever.
  if (account.passwordHash === null) throw new Refusal('login_password_none');
  const tries = [{ limit: 'passwordOfAccount', whose: account.id } as const];
  return attempts.guard(tries, now(), () =>
    passwords.matches(password, account.passwordHash, 'known'),
  );
}
