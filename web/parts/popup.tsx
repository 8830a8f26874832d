import { type ReactNode, useId } from 'react';
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
  /** If set, the popup has a close button beside its title. */
  closeLabel?: string | undefined;
  /** A question that must be answered; announced at once, with its text. */
  alert?: boolean | undefined;
}

/** Its content is mounted only while it is open, so every opening starts fresh. */
export function Popup({ open, ...rest }: PopupProps) {
  return open ? <OpenPopup {...rest} /> : null;
}

function OpenPopup({
  onClose,
  title,
  children,
  actions,
  closeLabel,
  alert = false,
}: Omit<PopupProps, 'open'>) {
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
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          {closeLabel ? <IconButton icon="close" label={closeLabel} onClick={close} /> : null}
        </div>
        <div className={styles.body} id={`${id}-body`}>
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </dialog>
  );
}
