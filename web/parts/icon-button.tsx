import type { ComponentProps } from 'react';
import badgeStyles from './badge.module.css';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /**
   * The badge's text is appended to it, unless it already contains it: "99+ unread notifications".
   */
  label: string;
  badge?: string | undefined;
}

export function IconButton({
  icon,
  label,
  badge,
  type = 'button',
  ...buttonProps
}: IconButtonProps) {
  const name = badge && !label.includes(badge) ? `${label}, ${badge}` : label;
  return (
    <button
      {...buttonProps}
      aria-label={name}
      className={`${styles.button} center focus-inside`}
      title={label}
      type={type}
    >
      <Icon name={icon} />
      {badge ? (
        <span aria-hidden="true" className={`${badgeStyles.badge} ${styles.badge}`}>
          {badge}
        </span>
      ) : null}
    </button>
  );
}
