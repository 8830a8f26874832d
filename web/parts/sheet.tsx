import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { useDragDown } from './use-drag-down.ts';
import { useModal } from './use-modal.ts';
import { moveAway } from './with-transition.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a field that serves the whole sheet. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A share of the screen's height, such as 0.5. Without it the content decides. */
  share?: number | undefined;
}

/** Its content is mounted only while it is open, so every opening starts fresh. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ onClose, title, aside, children, footer, share }: Omit<SheetProps, 'open'>) {
  const t = useTranslations('app');
  const close = () => moveAway(modal.find(), onClose);
  const modal = useModal(close);
  const titleId = useId();
  const grip = useDragDown(modal.find, onClose);
  const height = share ? ({ '--share': `${share * 100}%` } as CSSProperties) : undefined;
  return (
    <dialog
      {...modal.props}
      aria-labelledby={titleId}
      className={styles.sheet}
      data-share={share ? true : undefined}
      style={height}
    >
      <div className={styles.panel}>
        <div {...grip} className={`${styles.grip} beside-2`}>
          <h2 className={`${styles.title} grow`} id={titleId}>
            {title}
          </h2>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          <IconButton icon="close" label={t('close')} onClick={close} />
        </div>
        {/* Makes a text above buttons scrollable by keyboard. */}
        <div className={`${styles.body} focus-inside`} tabIndex={footer ? 0 : undefined}>
          {children}
        </div>
        {footer ? <div className={`${styles.footer} stack-2`}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
