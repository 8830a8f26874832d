import { type ReactNode, useId } from 'react';
import fullPage from './full-page.module.css';
import { IconButton } from './icon-button.tsx';
import styles from './page-dialog.module.css';
import { useModal } from './use-modal.ts';
import { moveAway } from './with-transition.ts';

interface PageDialogProps {
  readonly title: ReactNode;
  readonly back: { readonly label: string; readonly onPress: () => void };
  /** The strip above the bar. */
  readonly strip?: ReactNode;
  /** Fixed at the lower edge: keys, a total, the button. */
  readonly dock: ReactNode;
  readonly children: ReactNode;
}

/** A full-screen task, with its completing action within reach of a thumb. */
export function PageDialog({ title, back, strip, dock, children }: PageDialogProps) {
  const close = () => moveAway(modal.find(), back.onPress);
  const modal = useModal(close);
  const titleId = useId();
  return (
    <dialog
      {...modal.props}
      aria-labelledby={titleId}
      className={`${fullPage.page} ${styles.dialog}`}
    >
      <div className={styles.top}>
        {strip}
        <div className={styles.bar} data-first={!strip || undefined}>
          <IconButton icon="back" label={back.label} onClick={close} />
          <h2 className={`${styles.title} grow`} id={titleId}>
            {title}
          </h2>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.dock}>{dock}</div>
    </dialog>
  );
}
