import type { CSSProperties } from 'react';
import badgeStyles from './badge.module.css';
import styles from './bottom-bar.module.css';
import { Icon, type IconName } from './icon.tsx';
import { textWidth } from './text-width.ts';
import unseenStyles from './unseen.module.css';

export interface BottomBarItem {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
  /** Announced after the label in place of the count: "3 unread notifications". */
  readonly spoken?: string | undefined;
  /** Already formatted: "3", "99+". */
  readonly count?: string | undefined;
  readonly isCurrent: boolean;
}

interface BottomBarProps {
  readonly label: string;
  readonly items: readonly BottomBarItem[];
}

/** The main screens, within reach of a thumb. Long labels get smaller letters and are never cut. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map(({ href, icon, label: name, spoken, count, isCurrent }) => (
        <a
          aria-current={isCurrent ? 'page' : undefined}
          className={`${styles.item} press`}
          href={href}
          key={href}
          style={{ '--ems': Math.max(3, textWidth(name)) } as CSSProperties}
        >
          <span className={styles.icon}>
            <Icon name={icon} />
            {count ? (
              <span
                aria-hidden={spoken ? true : undefined}
                className={`${badgeStyles.badge} ${styles.count}`}
              >
                {count}
              </span>
            ) : null}
          </span>
          <span className={styles.name}>{name}</span>
          {spoken ? <span className={unseenStyles.unseen}>{spoken}</span> : null}
        </a>
      ))}
    </nav>
  );
}
