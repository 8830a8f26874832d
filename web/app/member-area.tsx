import type { ReactNode } from 'react';
import { AppNotices } from './app-notices.tsx';
import { MemberDataProvider } from './member-data-provider.tsx';

interface MemberAreaProps {
  readonly children: ReactNode;
}

/** What is around every screen behind the login. */
export function MemberArea({ children }: MemberAreaProps) {
  return (
    <>
      <AppNotices />
      <MemberDataProvider>{children}</MemberDataProvider>
    </>
  );
}
