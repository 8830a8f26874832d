import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveAs } from '../api/use-download.ts';
import { copyText } from '../device/clipboard.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { Button } from '../parts/button.tsx';
import { useToast } from '../parts/toast.tsx';
import styles from './code-panel.module.css';

interface CodePanelProps {
  readonly code: string;
  readonly username: string;
  readonly lead: string;
  /** The owner says that it is in a safe place. */
  readonly onKeep: () => unknown;
  /** Continues without it, where that is allowed. */
  readonly onSkip?: (() => unknown) | undefined;
}

/** A recovery code, shown only this once, with ways to save it. */
export function CodePanel({ code, username, lead, onKeep, onSkip }: CodePanelProps) {
  const t = useTranslations('recovery');
  const format = useFormatter();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const end = (go: () => unknown) => async () => {
    setBusy(true);
    await go();
    setBusy(false);
  };
  const copy = async () => {
    // Where copying is impossible, the code is on the screen to be written down.
    if (await copyText(code)) toast(t('copied'), 'success');
  };
  const save = () => {
    const date = format.dateTime(new Date(), { dateStyle: 'medium' });
    const text = `${t('file', { username, date })}\n\n${code}\n`;
    saveAs('recovery-code.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.code} data-code={code}>
        {code.split('-').map((group, at) => (
          // Groups may repeat, and their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
          <span key={at}>{group}</span>
        ))}
      </p>
      <div className={styles.tools}>
        <Button kind="secondary" onClick={copy}>
          {t('copy')}
        </Button>
        <Button kind="secondary" onClick={save}>
          {t('save')}
        </Button>
      </div>
      <div className={styles.ends}>
        <Button busy={isBusy} onClick={end(onKeep)} wide>
          {t('keep')}
        </Button>
        {onSkip ? (
          <Button kind="quiet" onClick={end(onSkip)}>
            {t('skip')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
