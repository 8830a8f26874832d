import { useEffect, useState } from 'react';
import { waysBack } from '#contract/recovery.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';

type Ways = Output<typeof waysBack>;

/**
 * Fetched directly: the query cache is behind the login. Without an answer, mail is not offered.
 */
export function useWaysBack(): Ways | null {
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    call(waysBack, {}).then(setWays, () => setWays({ isMailOffered: false }));
  }, []);
  return ways;
}
