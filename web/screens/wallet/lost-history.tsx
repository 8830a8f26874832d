import { useFormatter, useTranslations } from 'use-intl';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { saveAs } from '../../api/use-download.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useService } from '../../service/service-context.ts';
import { userInfoStored } from '../../session/session.ts';
import {
  type KeptHead,
  ledgerRootStored,
  networkKeyStored,
  walletHeadStored,
} from '../../session/wallet-head.ts';
import styles from './wallet-screen.module.css';

/** What was seen and is seen no more: records of the own wallet, or a root over all wallets. */
const seenWords = {
  shorter: ['seenThen', 'shownNow'],
  changed: ['seenThen', 'shownNow'],
  rootLost: ['rootThen', 'rootNow'],
  newKey: ['rootThen', 'rootNow'],
} as const;

interface LostHistoryProps {
  readonly kept: KeptHead;
  readonly shown: ChainPoint | null;
  readonly what: keyof typeof seenWords;
}

const fileName = 'evidence.json';

/** What this device saw and what it is shown now, as a file that others can compare with theirs. */
function evidenceOf(given: LostHistoryProps): Blob {
  const account = userInfoStored.get()?.id ?? null;
  const about = { format: 'reachbook-evidence/1', at: new Date().toISOString(), account };
  const seen = { head: walletHeadStored.get(), root: ledgerRootStored.get() };
  const key = networkKeyStored.get();
  return new Blob([JSON.stringify({ ...about, ...given, seen, key }, null, 2)], {
    type: 'application/json',
  });
}

/** Says that history is not what this device saw, with the proof. Nobody can close it. */
export function LostHistory({ kept, shown, what }: LostHistoryProps) {
  const t = useTranslations('statement');
  const format = useFormatter();
  const openService = useService();
  const date = format.dateTime(new Date(kept.seenAt), { dateStyle: 'long', timeStyle: 'short' });
  const [then, now] = seenWords[what];
  return (
    <Notice
      action={
        <>
          <Button onClick={() => saveAs(fileName, evidenceOf({ kept, shown, what }))}>
            {t('keepFile')}
          </Button>
          <Button kind="secondary" onClick={() => openService({ list: 'service' })}>
            {t('service')}
          </Button>
        </>
      }
      kind="problem"
      role="alert"
      title={t(what, { date })}
    >
      <p>{t('lostText')}</p>
      <p>{t('keepText')}</p>
      <p className={styles.part}>{t(then, { seq: String(kept.seq) })}</p>
      <p className={styles.hash}>{kept.hash}</p>
      {shown ? (
        <>
          <p className={styles.part}>{t(now, { seq: String(shown.seq) })}</p>
          <p className={styles.hash}>{shown.hash}</p>
        </>
      ) : null}
    </Notice>
  );
}
