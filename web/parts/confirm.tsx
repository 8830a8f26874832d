import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Popup } from './popup.tsx';

export interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
}

/** Cancel comes first and so has the focus: Enter alone never confirms. */
export function Confirm({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmProps) {
  const actions = (
    <>
      <Button kind="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button busy={busy} kind={danger ? 'danger' : 'primary'} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Popup actions={actions} alert onClose={onCancel} open={open} title={title}>
      {text}
    </Popup>
  );
}
