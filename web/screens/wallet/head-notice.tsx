import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { checkHead } from '#contract/statement.ts';
import { compareHeads } from '#domain/ledger/kept-head.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useService } from '../../service/service-context.ts';
import { userInfoStored } from '../../session/session.ts';
import { type KeptHead, keepHead, walletHeadStored } from '../../session/wallet-head.ts';
import styles from './wallet-screen.module.css';

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
    if (change === null || isGrown) keepHead(account, { seq, hash }, new Date());
  }, [account, change, isGrown, seq, hash]);
  if (!kept) return null;
  if (change === 'shorter') return <LostHistory head={head} kept={kept} title="shorter" />;
  if (change === 'other' || isLost) return <LostHistory head={head} kept={kept} title="changed" />;
  return null;
}

interface LostHistoryProps extends HeadNoticeProps {
  readonly kept: KeptHead;
  readonly title: 'shorter' | 'changed';
}

function LostHistory({ head, kept, title }: LostHistoryProps) {
  const t = useTranslations('statement');
  const format = useFormatter();
  const openService = useService();
  const date = format.dateTime(new Date(kept.seenAt), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Notice
      action={
        <Button kind="secondary" onClick={() => openService({ list: 'service' })}>
          {t('service')}
        </Button>
      }
      kind="problem"
      role="alert"
      title={t(title, { date })}
    >
      <p>{t('lostText')}</p>
      <p className={styles.part}>{t('seenThen', { seq: String(kept.seq) })}</p>
      <p className={styles.hash}>{kept.hash}</p>
      <p className={styles.part}>{t('shownNow', { seq: String(head.seq) })}</p>
      <p className={styles.hash}>{head.hash}</p>
    </Notice>
  );
}
