import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tiles.module.css';

export interface Tile {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  readonly href: string;
}

interface TilesProps {
  readonly tiles: readonly Tile[];
}

/** Links of equal weight side by side; one below the other when letters are large. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.tiles}>
        {tiles.map(({ icon, title, text, href }) => (
          <li key={href}>
            <a className={`${styles.tile} stack-1 plain press`} href={href}>
              <Icon name={icon} />
              <span className={styles.words}>
                <span>{title}</span>
                {text ? <span className={`${styles.text} quiet`}>{text}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
