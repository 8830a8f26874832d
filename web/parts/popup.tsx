import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './popup.module.css';
import { useModal } from './use-modal.ts';
import { moveAway } from './with-transition.ts';

export interface PopupProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the one that changes something comes last. */
  actions?: ReactNode;
  /** A question: announced at once, with its text, and closed by one of its buttons. */
  alert?: boolean | undefined;
}

/** Its content is mounted only while it is open, so every opening starts fresh. */
export function Popup({ open, ...popupProps }: PopupProps) {
  return open ? <OpenPopup {...popupProps} /> : null;
}

function OpenPopup({ onClose, title, children, actions, alert = false }: Omit<PopupProps, 'open'>) {
  const t = useTranslations('app');
  const close = () => moveAway(modal.find(), onClose);
  const modal = useModal(close);
  const id = useId();
  return (
    <dialog
      {...modal.props}
      aria-describedby={alert ? `${id}-body` : undefined}
      aria-labelledby={`${id}-title`}
      className={styles.popup}
      role={alert ? 'alertdialog' : undefined}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 className={`${styles.title} grow`} id={`${id}-title`}>
            {title}
          </h2>
          {alert ? null : <IconButton icon="close" label={t('close')} onClick={close} />}
        </div>
        <div className={styles.body} id={`${id}-body`}>
          {children}
        </div>
        {actions ? <div className={`${styles.actions} line`}>{actions}</div> : null}
      </div>
    </dialog>
  );
}
