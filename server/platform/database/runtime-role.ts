import { randomBytes } from 'node:crypto';
import { identifier, literal, type Sql } from './sql.ts';

/** The running server's role: it can add rows, and move money only through `post_entries`. */
export const runtimeRole = 'reachbook_runtime';

/**
 * Lets the role log in with a password that only this process knows, and returns the URL. A session
 * that logged in as the role cannot leave it; one that merely assumed it by `-c role` can.
 */
export async function openRuntimeLogin(owner: Sql, ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await owner`alter role ${identifier(runtimeRole)} login password ${literal(password)}`;
  return runtimeUrl(ownerUrl, password);
}

export function runtimeUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = runtimeRole;
  url.password = password;
  return url.href;
}
