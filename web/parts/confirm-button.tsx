import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps
  extends Pick<ComponentProps<typeof Button>, 'kind' | 'wide' | 'busy'>,
    Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'danger' | 'cancelLabel'> {
  readonly label: ReactNode;
  /** The button of the dialog, if it does not repeat the label. */
  readonly confirmLabel?: ReactNode;
  readonly onOpen?: (() => void) | undefined;
  readonly onConfirm: () => unknown;
}

/** A button whose dialog first says what follows; only the dialog's own button does it. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, confirmLabel = label, kind = 'secondary', wide, busy } = props;
  const { title, text, danger, cancelLabel, onOpen, onConfirm } = props;
  const [isOpen, setOpen] = useState(false);

  const open = () => {
    setOpen(true);
    onOpen?.();
  };

  const confirm = () => {
    setOpen(false);
    void onConfirm();
  };

  return (
    <>
      <Button busy={busy} kind={kind} onClick={open} wide={wide}>
        {label}
      </Button>
      <ConfirmDialog
        cancelLabel={cancelLabel}
        confirmLabel={confirmLabel}
        danger={danger}
        onCancel={() => setOpen(false)}
        onConfirm={confirm}
        open={isOpen}
        text={text}
        title={title}
      />
    </>
  );
}
