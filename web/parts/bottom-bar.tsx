import type { CSSProperties } from 'react';
import styles from './bottom-bar.module.css';
import { Icon, type IconName } from './icon.tsx';
import { textWidth } from './text-width.ts';

export interface BottomBarItem {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
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
      {items.map(({ href, icon, label: name, isCurrent }) => (
        <a
          aria-current={isCurrent ? 'page' : undefined}
          className={`${styles.item} press`}
          href={href}
          key={href}
          style={{ '--ems': Math.max(3, textWidth(name)) } as CSSProperties}
        >
          <Icon name={icon} />
          <span className={styles.name}>{name}</span>
        </a>
      ))}
    </nav>
  );
}
