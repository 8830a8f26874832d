import { useEffect, useState } from 'react';
import type { Acceptor } from './acceptor-found.tsx';

/**
 * Whether the quoted rate has expired. Measured from when it was shown, so that a wrong clock on
 * the device does no harm; the server may also say so earlier.
 */
export function useRateExpiry({
  quoteId,
  validForSeconds,
}: Acceptor): readonly [isExpired: boolean, expire: () => void] {
  const [expiredId, setExpiredId] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setExpiredId(quoteId), validForSeconds * 1000);
    return () => clearTimeout(timer);
  }, [quoteId, validForSeconds]);
  return [expiredId === quoteId, () => setExpiredId(quoteId)];
}
