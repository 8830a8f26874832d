import { lazy } from 'react';

/** The cache of server data. Only screens behind the login need it, so only they load it. */
export const MemberData = lazy(() =>
  import('./member-area.tsx').then((m) => ({ default: m.MemberArea })),
);
