import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Popup } from './popup.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  confirmLabel: ReactNode;
  /** Where *Cancel* could also mean the act. */
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
}

/** Asks before an act. Cancel comes first, so it has the focus: Enter alone never confirms. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  busy = false,
}: ConfirmDialogProps) {
  const t = useTranslations('app');
  const actions = (
    <>
      <Button kind="secondary" onClick={onCancel}>
        {cancelLabel ?? t('cancel')}
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
