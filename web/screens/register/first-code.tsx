import { useTranslations } from 'use-intl';
import { keepRecoveryCode } from '#contract/recovery.ts';
import { useAsk } from '../../api/use-ask.ts';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import page from '../../parts/form-page.module.css';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { CodePanel } from '../../recovery/code-panel.tsx';

export interface Opened {
  readonly token: string;
  readonly recoveryCode: string;
}

interface FirstCodeProps {
  readonly opened: Opened;
  readonly username: string;
  readonly onEnter: (opened: Opened) => Promise<unknown>;
}

const words: readonly MessagePart[] = ['for-recovery'];

/** Between the form and the ad centre: the recovery code, shown this once. */
export function FirstCode(props: FirstCodeProps) {
  return useWords(words) ? <Shown {...props} /> : <SkeletonCard />;
}

function Shown({ opened, username, onEnter }: FirstCodeProps) {
  const t = useTranslations('recovery');
  const ask = useAsk();
  const keep = async () => {
    const isNoted = await ask(keepRecoveryCode, {}, undefined, opened.token);
    if (isNoted) await onEnter(opened);
  };
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      <CodePanel
        code={opened.recoveryCode}
        lead={t('lead')}
        onKeep={keep}
        onSkip={() => onEnter(opened)}
        username={username}
      />
    </div>
  );
}
