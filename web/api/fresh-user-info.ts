import { useEffect } from 'react';
import { userInfo } from '#contract/account.ts';
import type { Output } from '#contract/route.ts';
import { keepUserInfo, tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/** Fetches the account and replaces the stored copy, unless the session ended meanwhile. */
export async function fetchUserInfo(): Promise<Output<typeof userInfo>> {
  const token = tokenStored.get();
  const info = await call(userInfo, {}, token);
  if (tokenStored.get() === token) keepUserInfo(info);
  return info;
}

/**
 * Reloads the customer service channels where they are shown: they may have changed since the
 * login, and a removed one must not be offered for as long as somebody stays logged in.
 */
export function useFreshUserInfo(): void {
  const token = tokenStored.use();
  useEffect(() => {
    // Without an answer, the stored ones are shown.
    if (token) fetchUserInfo().catch(() => {});
  }, [token]);
}
