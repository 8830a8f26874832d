import { type ReactNode, useEffect } from 'react';
import { userInfo } from '#contract/account.ts';
import { call } from '../api/call.ts';
import { keepUserInfo, leavingStored } from '../session/session.ts';
import { AppNotices } from './app-notices.tsx';
import { MemberDataProvider } from './member-data-provider.tsx';
import { ObjectionNotice } from './objection-notice.tsx';

interface MemberAreaProps {
  readonly children: ReactNode;
}

/** What is around every screen behind the login. */
export function MemberArea({ children }: MemberAreaProps) {
  useEffect(() => {
    // An account that may be used again says so here, and nobody goes on leaving it.
    if (leavingStored.get()) call(userInfo, {}).then(keepUserInfo, () => {});
  }, []);
  return (
    <>
      <AppNotices />
      <MemberDataProvider>
        <ObjectionNotice />
        {children}
      </MemberDataProvider>
    </>
  );
}
