import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';

interface ActFormProps {
  readonly title: string;
  /** What the button says: the act itself, never "OK". */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly problem?: string | null | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly isDangerous?: boolean;
  readonly size?: string;
  readonly children: ReactNode;
}

/** A form over the page. What went wrong stands in it, and what was typed stays. */
export function ActForm(props: ActFormProps) {
  const { title, submit, isBusy, problem, onSubmit, onClose, isDangerous, size, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size={size ?? 'md'}
      title={title}
    >
      <form onSubmit={send}>
        <Stack gap="sm">
          {children}
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button onClick={onClose} variant="default">
              Cancel
            </Button>
            <Button {...(isDangerous ? { color: 'red.9' } : {})} loading={isBusy} type="submit">
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
