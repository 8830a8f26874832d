import { type ReactNode, useEffect } from 'react';
import { fetchUserInfo } from '../api/fresh-user-info.ts';
import { useLater } from '../device/use-later.ts';
import { moveBy } from '../location/hash-location.ts';
import { moveScreen } from '../parts/with-transition.ts';
import { isJustLoggedIn } from '../session/just-logged-in.ts';
import { leavingStored, userInfoStored } from '../session/session.ts';
import { AppNotices } from './app-notices.tsx';
import { later } from './later.tsx';
import { MemberDataProvider } from './member-data-provider.tsx';
import { ObjectionNotice } from './objection-notice.tsx';

// There is nothing to animate between before login.
moveBy(moveScreen);

const PasskeyOffer = later(() => import('./passkey-offer.tsx').then((m) => m.PasskeyOffer));
const OwnOwed = later(() => import('../integrity/own-owed.tsx').then((m) => m.OwnOwed));

/** The check of the partner's own money never delays the first screen, not even on slow phones. */
const checkAfterMs = 5_000;

interface MemberAreaProps {
  readonly children: ReactNode;
}

/** The frame around every screen behind the login. */
export function MemberArea({ children }: MemberAreaProps) {
  const isLater = useLater(true, checkAfterMs);
  useEffect(() => {
    // A closed account may be active again: the answer then ends the restricted state. After a
    // reload during registration, only the token is known.
    if (leavingStored.get() || !userInfoStored.get()) fetchUserInfo().catch(() => {});
  }, []);
  return (
    <>
      <AppNotices />
      <MemberDataProvider>
        <ObjectionNotice />
        {isJustLoggedIn() && <PasskeyOffer />}
        {isLater && <OwnOwed />}
        {children}
      </MemberDataProvider>
    </>
  );
}
