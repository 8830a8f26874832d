import type { CSSProperties, ReactNode } from 'react';
import styles from './header.module.css';
import { IconButton } from './icon-button.tsx';
import { textWidth, widestWord } from './text-width.ts';

interface HeaderProps {
  title?: string | undefined;
  back?: { label: string; onPress: () => void } | undefined;
  /** The icon buttons at the end of the bar. */
  actions?: ReactNode;
  /** The strip above the bar. */
  strip?: ReactNode;
  /** The screen's content begins under the bar. */
  transparent?: boolean | undefined;
  whiteText?: boolean | undefined;
}

export function Header({
  title,
  back,
  actions,
  strip,
  transparent = false,
  whiteText = false,
}: HeaderProps) {
  const ems = textWidth(title ?? '');
  // Two lines never break exactly in the middle, hence slightly more than half.
  const half = Math.max(widestWord(title ?? ''), ems * 0.6);
  const room = { '--ems': ems, '--half-ems': half } as CSSProperties;
  return (
    <header
      className={styles.header}
      data-transparent={transparent || undefined}
      data-white-text={whiteText || undefined}
    >
      {strip}
      <div className={styles.bar} data-first={!strip || undefined}>
        {back ? <IconButton icon="back" label={back.label} onClick={back.onPress} /> : null}
        <div className={styles.room} style={room}>
          {title ? <h1 className={styles.title}>{title}</h1> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
