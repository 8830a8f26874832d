import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  dropPaymentFile,
  readPaymentFile,
  releasePaymentFile,
  sendPaymentFile,
} from '#contract/desk/payment-files.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { saveText } from '../../parts/save-table.ts';
import { askedFor } from '../approvals/approval-words.ts';
import type { BankFile } from './payment-files.tsx';

interface FileActsProps {
  readonly file: BankFile;
  /** Shows its lines, where it is released. */
  readonly onOpen: () => void;
}

/** The next step of a file, for whoever may take it. */
export function FileActs({ file, onOpen }: FileActsProps) {
  const signedIn = useSignedIn();
  const [isDropping, setDropping] = useState(false);
  const { id, madeById, releasedAt, droppedAt, toSend } = file;
  const read = useAct(readPaymentFile, {
    done: ({ sha256 }) => `Downloaded. SHA-256 ${sha256.slice(0, 12)}…`,
    onDone: ({ name, text }) => saveText(name, text),
  });
  const send = useAct(sendPaymentFile, {
    done: ({ sent }) => `Payouts sent: ${sent}.`,
    onDone: ({ left }) => {
      if (left.length === 0) return;
      const who = left.map(({ partner }) => partner).join(', ');
      const message = `You approved these, so someone else has to send them: ${who}.`;
      notifications.show({ message, color: 'orange', autoClose: 10_000 });
    },
  });
  if (droppedAt || !mayAsk(signedIn, releasePaymentFile)) return null;
  if (!releasedAt) {
    return (
      <Group gap="xs" wrap="nowrap">
        {whyNotSecondPerson(madeById, signedIn.id) ? (
          'Someone else releases it'
        ) : (
          <Button onClick={onOpen} size="xs">
            Read and release
          </Button>
        )}
        <Drop file={file} isOpen={isDropping} onOpen={setDropping} />
      </Group>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button onClick={() => read.mutate({ id, format: 'xml' })} size="xs" variant="default">
        pain.001
      </Button>
      <Button onClick={() => read.mutate({ id, format: 'csv' })} size="xs" variant="default">
        CSV
      </Button>
      {toSend > 0 && (
        <>
          <Button loading={send.isPending} onClick={() => send.mutate({ id })} size="xs">
            Mark {toSend} as sent
          </Button>
          <Drop file={file} isOpen={isDropping} onOpen={setDropping} />
        </>
      )}
    </Group>
  );
}

interface DropProps {
  readonly file: BankFile;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

function Drop({ file: { id, no }, isOpen, onOpen }: DropProps) {
  const close = () => onOpen(false);
  const drop = useAct(dropPaymentFile, {
    done: askedFor,
    onDone: close,
  });
  return (
    <>
      <Button onClick={() => onOpen(true)} size="xs" variant="default">
        Discard
      </Button>
      {isOpen && (
        <ReasonForm
          description="Only if the bank hasn’t been given it. Someone else approves that it hasn’t."
          failure={drop.error}
          isBusy={drop.isPending}
          onClose={close}
          onSubmit={(reason) => drop.mutate({ id, reason })}
          submit="Request to discard"
          title={`Discard ${no}`}
        />
      )}
    </>
  );
}
