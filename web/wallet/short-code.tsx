import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '../device/clipboard.ts';
import { Icon } from '../parts/icon.tsx';
import { useToast } from '../parts/toast.tsx';
import styles from './short-code.module.css';
import { shortCodeOf } from './short-code-of.ts';

/** A hash, an id or a plan number: shown shortened, and copied in full by a tap. */
export function ShortCode({ code }: { readonly code: string }) {
  const t = useTranslations('wallet');
  const toast = useToast();
  const [isWhole, setWhole] = useState(false);
  const short = shortCodeOf(code);
  const copy = async () => {
    if (await copyText(code)) toast(t('copied'), 'success');
    // Where copying is impossible, a person reads it.
    else setWhole(true);
  };
  if (isWhole) return <span className={styles.whole}>{code}</span>;
  return (
    <button
      aria-label={t('copy', { code: short })}
      className={styles.code}
      data-code={code}
      onClick={copy}
      type="button"
    >
      <span>{short}</span>
      <Icon name="copy" size="small" />
    </button>
  );
}
