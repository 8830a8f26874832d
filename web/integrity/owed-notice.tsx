import { useTranslations } from 'use-intl';
import { saveFile } from '#browser/save-file.ts';
import type { OwedFault } from '#domain/ledger/own-owed.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { walletHeadStored } from '../session/wallet-head.ts';
import type { OwedAnswer } from './own-owed.tsx';

interface OwedNoticeProps {
  readonly answer: OwedAnswer;
  readonly fault: OwedFault;
  readonly owner: string;
}

/**
 * Warns that a root does not include the partner's own money, and offers a file to keep. It cannot
 * be dismissed.
 */
export function OwedNotice({ answer, fault, owner }: OwedNoticeProps) {
  const t = useTranslations('integrity.own');
  const format = useFormatter();
  const signedAt = new Date(answer.root?.at ?? 0);
  const time = format.dateTime(signedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const about = { no: answer.root?.no ?? 0, time };
  return (
    <Notice
      action={
        <Button kind="secondary" onClick={() => saveProof(owner, answer)}>
          {t('save')}
        </Button>
      }
      kind="problem"
      role="alert"
      title={t('title')}
    >
      {fault === 'left-out' ? t('leftOut', about) : t('other', about)}
    </Notice>
  );
}

/** The answer and what this device saw before, as a file for others. */
function saveProof(owner: string, answer: OwedAnswer): void {
  const storedHead = walletHeadStored.get()?.[owner] ?? null;
  const text = JSON.stringify({ owner, kept: storedHead, answer }, null, 2);
  const name = `owed-root-${answer.root?.no ?? 0}.json`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
