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
const comparisonKeys = {
  shorter: ['seenThen', 'shownNow'],
  changed: ['seenThen', 'shownNow'],
  rootLost: ['rootThen', 'rootNow'],
  newKey: ['rootThen', 'rootNow'],
} as const;

interface LostHistoryProps {
  readonly storedHead: KeptHead;
  readonly serverHead: ChainPoint | null;
  readonly loss: keyof typeof comparisonKeys;
}

/** Warns that history differs from what this device saw, with the proof. It cannot be dismissed. */
export function LostHistory({ storedHead, serverHead, loss }: LostHistoryProps) {
  const t = useTranslations('statement');
  const format = useFormatter();
  const openService = useService();
  const date = format.dateTime(new Date(storedHead.seenAt), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const [storedKey, serverKey] = comparisonKeys[loss];
  return (
    <Notice
      action={
        <>
          <Button onClick={() => saveEvidence({ kept: storedHead, shown: serverHead, what: loss })}>
            {t('keepFile')}
          </Button>
          <Button kind="secondary" onClick={() => openService({ list: 'service' })}>
            {t('service')}
          </Button>
        </>
      }
      kind="problem"
      role="alert"
      title={t(loss, { date })}
    >
      <p>{t('lostText')}</p>
      <p>{t('keepText')}</p>
      <p className={`${styles.part} quiet`}>{t(storedKey, { seq: String(storedHead.seq) })}</p>
      <p className={styles.hash}>{storedHead.hash}</p>
      {serverHead ? (
        <>
          <p className={`${styles.part} quiet`}>{t(serverKey, { seq: String(serverHead.seq) })}</p>
          <p className={styles.hash}>{serverHead.hash}</p>
        </>
      ) : null}
    </Notice>
  );
}
