import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkHead } from '#contract/statement.ts';
import { compareHeads } from '#domain/ledger/kept-head.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { call } from '../../api/call.ts';
import { userInfoStored } from '../../session/session.ts';
import { keepHead, walletHeadStored } from '../../session/wallet-head.ts';
import { LostHistory } from './lost-history.tsx';

interface HeadNoticeProps {
  readonly head: ChainPoint;
}

/**
 * Compares the end of the chain with the last one that this device saw, and keeps it. When records
 * are gone it says so for as long as they are, and the head that proves it is not written over.
 */
export function HeadNotice({ head }: HeadNoticeProps) {
  const account = userInfoStored.use()?.id;
  const heads = walletHeadStored.use();
  const kept = account === undefined ? undefined : heads?.[account];
  const change = kept ? compareHeads(kept, head) : null;
  const { data } = useQuery({
    queryKey: ['head-check', kept?.seq, kept?.hash, head.seq],
    queryFn: () => call(checkHead, { seq: String(kept?.seq), hash: kept?.hash ?? '' }),
    enabled: change === 'grown',
  });
  const isGrown = change === 'grown' && data?.isPartOfChain === true;
  const isLost = change === 'grown' && data?.isPartOfChain === false;
  const { seq, hash } = head;
  useEffect(() => {
    if (account === undefined) return;
    if (change === null || isGrown) keepHead(walletHeadStored, account, { seq, hash }, new Date());
  }, [account, change, isGrown, seq, hash]);
  if (!kept) return null;
  if (change === 'shorter') return <LostHistory kept={kept} shown={head} what="shorter" />;
  if (change === 'other' || isLost) return <LostHistory kept={kept} shown={head} what="changed" />;
  return null;
}
