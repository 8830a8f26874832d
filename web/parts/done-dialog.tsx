import { type ReactNode, useEffect, useId } from 'react';
import styles from './done-dialog.module.css';
import { feel } from './feel.ts';
import fullPage from './full-page.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface DoneDialogProps {
  /** What was done, with its amount. */
  readonly title: ReactNode;
  /** What happens next. */
  readonly text: ReactNode;
  readonly strip?: ReactNode;
  /** The lines of the receipt. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** The receipt after money moved: what was done, what happens next, and where to go from here. */
export function DoneDialog({ title, text, strip, children, actions, onClose }: DoneDialogProps) {
  const { props } = useModal(onClose);
  const titleId = useId();
  useEffect(() => feel('done'), []);
  return (
    <dialog {...props} aria-labelledby={titleId} className={`${fullPage.page} ${styles.dialog}`}>
      {strip}
      <div className={`${styles.body} stack-3`}>
        <span className={`${styles.seal} center`}>
          <Icon name="check" size="large" />
        </span>
        <h2 className={styles.title} data-first-focus id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children ? <div className={`${styles.receipt} box`}>{children}</div> : null}
      </div>
      <div className={`${styles.actions} stack-2`}>{actions}</div>
    </dialog>
  );
}
