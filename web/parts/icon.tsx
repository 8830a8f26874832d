import styles from './icon.module.css';

/** Our own line icons on a 24 grid; each is one path, so that the set stays small. */
export const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2.5H4zM10 21.5h4',
  book: 'M5 3h14v18H5zM8.5 3v18M12 8.5h4M12 14h4M12 16.5h4',
  card: 'M3 6.5h18v11H3zM3 10.5h18M6.5 14.5h4',
  chart: 'M5 20v-8M12 20V5M19 20v-5M3 20h18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9.5 6l6 6-6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  coupon: 'M3 9V6.5h18V9a3 3 0 0 0 0 6v2.5H3V15a3 3 0 0 0 0-6zM14 6.5v2M14 11v2M14 15.5v2',
  delete: 'M8.5 5.5H21v13H8.5L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  dots: 'M5 11.4v1.2M12 11.4v1.2M19 11.4v1.2M4.4 12h1.2M11.4 12h1.2M18.4 12h1.2',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16',
  exchange: 'M7 4L3.5 7.5 7 11M3.5 7.5H18M17 13l3.5 3.5L17 20M20.5 16.5H6',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  'eye-off': 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM4 3.5l16 17',
  gift: 'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C9 3 5.5 4.5 7 7.5M12 7.5C15 3 18.5 4.5 17 7.5',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3.4 3 3.4 15 0 18M12 3c-3.4 3-3.4 15 0 18',
  home: 'M4 11l8-7 8 7v9.5h-5.5V14h-5v6.5H4z',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 2.5-2.5 5.5 5M15.5 8.5v.1',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.6v.1',
  key: 'M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 12.5L20 4M16.5 7.5l3 3',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
  'log-out': 'M10.5 4H5v16h5.5M15 8l4 4-4 4M19 12H9.5',
  message: 'M4 5h16v11.5H11L6.5 20v-3.5H4zM8 9.5h8M8 12.5h5',
  minus: 'M5 12h14',
  more: 'M12 5v.1M12 12v.1M12 19v.1',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20a6 6 0 0 1 12 0M16 5a3 3 0 0 1 0 6M18 15a6 6 0 0 1 3 5',
  play: 'M8 5.5v13l11-6.5z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3M20 4.5v4.8h-4.8',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5',
  send: 'M4 12L20 4.5 14.5 20l-3-6.5zM11.5 13.5L20 4.5',
  service: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3.5v6H6a2 2 0 0 1-2-2zM20 13h-3.5v6H18a2 2 0 0 0 2-2z',
  shop: 'M4 9.5L5.5 4.5h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5v7h13v-7M10 19.5V15h4v4.5',
  sliders: 'M4 7h9M19 7h1M16 4.5v5M4 17h1M11 17h9M8 14.5v5',
  wallet: 'M4 7.5h16v12H4zM4 7.5L15.5 4v3.5M20 11.5h-4.5a2 2 0 0 0 0 4H20',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
} as const;

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  size?: 'normal' | 'small' | 'large' | undefined;
}

/** Always decorative: the text or label beside it carries the meaning. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={styles.icon}
      data-name={name}
      data-size={size}
      viewBox="0 0 24 24"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
