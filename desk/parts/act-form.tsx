import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskFailure } from '../api/ask.ts';
import { noteShown } from '../api/shown-failures.ts';
import { useOverDrawer } from './detail-drawer.tsx';
import { useFocusBack } from './focus-back.ts';
import { useInRow } from './held-row.ts';
import { FormFailure, ShownAtInputs } from './refused.ts';

interface ActFormProps {
  readonly title: string;
  /** The button's label: the act itself, never "OK". */
  readonly submit: ReactNode;
  readonly isBusy: boolean;
  /** Why the call was refused: shown once, at the input that it names or else below the inputs. */
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
  const [inputs, setInputs] = useState(0);
  const tell = useCallback((change: 1 | -1) => setInputs((before) => before + change), []);
  const problem = props.problem ?? (inputs === 0 ? failure?.message : null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  useOverDrawer();
  useFocusBack();
  const isGone = useInRow();
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => (isDirty ? setAsked(true) : onClose());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!failure) return;
    noteShown(failure);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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
          <ShownAtInputs value={tell}>
            <FormFailure value={failure}>{children}</FormFailure>
          </ShownAtInputs>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          {isGone && !isBusy && !problem && (
            <Alert color="orange" role="alert">
              This has just left the list, probably because someone else dealt with it.
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
