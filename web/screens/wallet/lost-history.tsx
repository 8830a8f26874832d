import { useTranslations } from 'use-intl';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { saveEvidence } from '../../integrity/evidence.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useService } from '../../service/service-context.ts';
import type { KeptHead } from '../../session/wallet-head.ts';
import styles from './wallet-screen.module.css';

/**
 * What was seen before and is gone now: records of the partner's own wallet, or a root over all
 * wallets.
 */
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

/** Warns that history differs from what this device saw, with the proof. It cannot be dismissed. */
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
          <Button onClick={() => saveEvidence({ kept, shown, what })}>{t('keepFile')}</Button>
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
      <p className={`${styles.part} quiet`}>{t(then, { seq: String(kept.seq) })}</p>
      <p className={styles.hash}>{kept.hash}</p>
      {shown ? (
        <>
          <p className={`${styles.part} quiet`}>{t(now, { seq: String(shown.seq) })}</p>
          <p className={styles.hash}>{shown.hash}</p>
        </>
      ) : null}
    </Notice>
  );
}
