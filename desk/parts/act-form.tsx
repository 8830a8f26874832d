import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeskFailure } from '../api/ask.ts';
import { FormFailure } from './refused.ts';

interface ActFormProps {
  readonly title: string;
  /** The button's label: the act itself, never "OK". */
  readonly submit: string;
  readonly isBusy: boolean;
  /** Why the call was refused; the parts that the refusal names are marked at their inputs. */
  readonly failure?: DeskFailure | null;
  /** Errors found before anything was sent. */
  readonly problem?: string | null | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly isDangerous?: boolean;
  readonly size?: string;
  readonly children: ReactNode;
}

/** A form over the page. It shows what went wrong and never discards input without asking. */
export function ActForm(props: ActFormProps) {
  const { title, submit, isBusy, onSubmit, onClose, isDangerous, size, children } = props;
  const { failure = null } = props;
  const problem = props.problem ?? failure?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => (isDirty ? setAsked(true) : onClose());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={close}
      opened
      size={size ?? 'md'}
      title={title}
    >
      <form onChange={() => setDirty(true)} onSubmit={send} ref={form}>
        <Stack gap="sm">
          <FormFailure value={failure}>{children}</FormFailure>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          {isAsked && (
            <Alert color="orange" role="alert" title="Discard your changes?">
              <Group mt="xs">
                <Button color="red.9" onClick={onClose}>
                  Discard
                </Button>
                <Button onClick={() => setAsked(false)} variant="default">
                  Continue
                </Button>
              </Group>
            </Alert>
          )}
          <Group justify="flex-end">
            <Button onClick={close} variant="default">
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
