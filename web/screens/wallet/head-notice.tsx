import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { checkChain, servedHistory } from '../../integrity/check-history.ts';
import { historyCrypto } from '../../integrity/history-crypto.ts';
import { userInfoStored } from '../../session/session.ts';
import { keepHead, walletHeadStored } from '../../session/wallet-head.ts';
import { LostHistory } from './lost-history.tsx';

interface HeadNoticeProps {
  readonly head: ChainPoint;
}

/**
 * Follows the chain from the last head that this device saw to the current one, hashing every line
 * locally, and stores the result. If it does not match, the notice stays, and the head that proves
 * it is never overwritten.
 */
export function HeadNotice({ head }: HeadNoticeProps) {
  const account = userInfoStored.use()?.id;
  const heads = walletHeadStored.use();
  const storedHead = account === undefined ? undefined : heads?.[account];
  const { seq, hash } = head;
  const { data: loss } = useQuery({
    queryKey: ['head-check', storedHead?.seq, storedHead?.hash, seq, hash],
    queryFn: () => (storedHead ? checkChain(storedHead, head, servedHistory, historyCrypto) : null),
    enabled: storedHead !== undefined,
  });
  const isNew = storedHead === undefined || (loss === null && seq > storedHead.seq);
  useEffect(() => {
    if (account === undefined || !isNew) return;
    keepHead(walletHeadStored, account, { seq, hash }, new Date());
  }, [account, isNew, seq, hash]);
  return storedHead && loss ? (
    <LostHistory storedHead={storedHead} serverHead={head} loss={loss} />
  ) : null;
}
