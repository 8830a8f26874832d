import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './row.module.css';

export interface RowProps {
  title: ReactNode;
  /** The second line: why, since when, how much. */
  text?: ReactNode;
  icon?: IconName | undefined;
  /** In place of an icon. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Makes the whole row a button. */
  onPress?: (() => void) | undefined;
  /** Makes the whole row a link. */
  href?: string | undefined;
  /** Whether the section that a press expands is open; without it, a press navigates. */
  unfolded?: boolean | undefined;
  /** Tinted: what the reader should do next. */
  isNextStep?: boolean | undefined;
}

export function Row(props: RowProps) {
  const { title, text, icon, leading, trailing, onPress, href, unfolded } = props;
  const shape = {
    className: `${styles.row} beside-3 plain focus-inside`,
    'data-next-step': props.isNextStep || undefined,
  };
  const content = (
    <>
      {icon ? (
        <span className={`${styles.icon} center`}>
          <Icon name={icon} />
        </span>
      ) : (
        leading
      )}
      <span className={styles.middle}>
        <span className={styles.words}>
          <span className="medium">{title}</span>
          {text ? <span className="quiet">{text}</span> : null}
        </span>
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
      </span>
      {onPress || href ? (
        <span className={styles.chevron} data-unfolded={unfolded}>
          <Icon name={unfolded === undefined ? 'chevron' : 'chevron-down'} size="small" />
        </span>
      ) : null}
    </>
  );
  if (href) {
    return (
      <a {...shape} href={href}>
        {content}
      </a>
    );
  }
  if (onPress) {
    return (
      <button {...shape} aria-expanded={unfolded} onClick={onPress} type="button">
        {content}
      </button>
    );
  }
  return <div {...shape}>{content}</div>;
}
