import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkRoots, servedHistory } from '../../integrity/check-history.ts';
import { historyCrypto } from '../../integrity/history-crypto.ts';
import { userInfoStored } from '../../session/session.ts';
import { keepHead, ledgerRootStored, networkKeyStored } from '../../session/wallet-head.ts';
import { LostHistory } from './lost-history.tsx';

/**
 * Stores the last root over all wallets and the first signing key that this account saw on the
 * device, out of the network's reach, and follows both from there. What proves a mismatch is never
 * overwritten.
 */
export function RootNotice() {
  const account = userInfoStored.use()?.id;
  const storedRoot = ledgerRootStored.use()?.[account ?? ''];
  const keptKey = networkKeyStored.use()?.[account ?? ''] ?? null;
  const { data } = useQuery({
    queryKey: ['root-check', storedRoot?.seq, storedRoot?.hash, keptKey],
    queryFn: () => checkRoots(storedRoot ?? null, keptKey, servedHistory, historyCrypto),
    staleTime: 60_000,
  });
  const { loss = null, latest = null, firstKey = null } = data ?? {};
  const isSound = data !== undefined && loss === null;
  const seq = storedRoot?.seq ?? 0;
  useEffect(() => {
    if (account === undefined || !isSound) return;
    if (latest !== null && latest.seq > seq) {
      keepHead(ledgerRootStored, account, latest, new Date());
    }
    if (keptKey === null && firstKey !== null) {
      networkKeyStored.set({ ...networkKeyStored.get(), [account]: firstKey });
    }
  }, [account, isSound, latest, seq, keptKey, firstKey]);
  return storedRoot && loss ? (
    <LostHistory storedHead={storedRoot} serverHead={latest} loss={loss} />
  ) : null;
}
