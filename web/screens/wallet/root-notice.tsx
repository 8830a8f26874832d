import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkRoot } from '#contract/ledger.ts';
import { noRoot } from '#domain/ledger/root.ts';
import { call } from '../../api/call.ts';
import { userInfoStored } from '../../session/session.ts';
import { keepHead, ledgerRootStored } from '../../session/wallet-head.ts';
import { LostHistory } from './lost-history.tsx';

/**
 * Keeps the last root over all wallets that this account saw, out of the network's reach, and says
 * so when it is no longer one of the chain. A root that proves it is not written over.
 */
export function RootNotice() {
  const account = userInfoStored.use()?.id;
  const roots = ledgerRootStored.use();
  const kept = account === undefined ? undefined : roots?.[account];
  const { seq = 0, hash = noRoot } = kept ?? {};
  const { data } = useQuery({
    queryKey: ['root-check', seq, hash],
    queryFn: () => call(checkRoot, { no: String(seq), hash }),
    staleTime: 60_000,
  });
  const latest = data?.latest ?? null;
  const isLost = kept !== undefined && data?.isPartOfChain === false;
  useEffect(() => {
    if (account === undefined || isLost || latest === null || latest.seq <= seq) return;
    keepHead(ledgerRootStored, account, latest, new Date());
  }, [account, isLost, latest, seq]);
  return isLost ? <LostHistory kept={kept} shown={latest} what="rootLost" /> : null;
}
