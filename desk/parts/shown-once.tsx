import { Button, CopyButton, Group, Modal, TextInput as Shown, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOverDrawer } from './detail-drawer.tsx';
import { useFocusBack } from './focus-back.ts';
import { useInRow } from './held-row.ts';

interface OnceDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Beside the button that closes it. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** Nothing shown in it can be shown again, so neither Escape nor a click outside closes it. */
export function OnceDialog({ title, onClose, acts, children }: OnceDialogProps) {
  useOverDrawer();
  useInRow();
  useFocusBack();
  return (
    <Modal
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onClose}
      opened
      size="lg"
      title={title}
      withCloseButton={false}
    >
      <Stack>
        {children}
        <Group justify="flex-end">
          {acts}
          <Button onClick={onClose} variant="default">
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ShownOnceProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
  /** Who gets it, and how. */
  readonly children: ReactNode;
  readonly warning?: ReactNode;
}

/** A secret for somebody outside: a link, a code or a code word. */
export function ShownOnce({ title, label, value, onClose, children, warning }: ShownOnceProps) {
  const copyButton = (
    <CopyButton value={value}>
      {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
    </CopyButton>
  );
  return (
    <OnceDialog acts={copyButton} onClose={onClose} title={title}>
      <Text>{children}</Text>
      {warning}
      <Shown label={label} readOnly value={value} />
    </OnceDialog>
  );
}
