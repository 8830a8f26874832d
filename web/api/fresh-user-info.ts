import { useEffect } from 'react';
import { userInfo } from '#contract/account.ts';
import type { Output } from '#contract/route.ts';
import { keepUserInfo, tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/** The account as it is now, which takes the place of what is kept of it. */
export async function fetchUserInfo(): Promise<Output<typeof userInfo>> {
  const info = await call(userInfo, {});
  keepUserInfo(info);
  return info;
}

/**
 * Has the channels of customer service read anew where they are shown: they may have changed since
 * the login, and one that is gone must not be offered for as long as somebody stays logged in.
 */
export function useFreshUserInfo(): void {
  const token = tokenStored.use();
  useEffect(() => {
    // Without an answer, what is kept is shown.
    if (token) fetchUserInfo().catch(() => {});
  }, [token]);
}
