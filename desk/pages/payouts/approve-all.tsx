import { Button } from '@mantine/core';
import { useState } from 'react';
import { approvePayout } from '#contract/desk/payouts.ts';
import { useEach } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownMoney } from '../../parts/shown.ts';

interface ApproveAllProps {
  readonly payouts: readonly {
    readonly id: string;
    readonly partner: string;
    readonly net: string;
  }[];
  readonly onDone: () => void;
}

/** Approves several payouts. Each is a separate decision, and another person sends each of them. */
export function ApproveAll({ payouts, onDone }: ApproveAllProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const approve = useEach(approvePayout, 'approved', () => {
    close();
    onDone();
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="xs">
        Approve {payouts.length}
      </Button>
      {isOpen && (
        <FieldsForm
          fields={[
            {
              name: 'reason',
              label: 'What you checked',
              kind: 'text',
              initial: 'Amount, card and account checked.',
              description: 'Each partner sees this. Another person sends the payouts.',
            },
          ]}
          isBusy={approve.isPending}
          onClose={close}
          onSubmit={({ reason }) =>
            approve.mutate(payouts.map(({ id }) => ({ id, seen: 'requested', reason })))
          }
          submit={`Approve ${payouts.length}`}
          title={`Approve ${payouts.length} payouts`}
        >
          <ul className="desk-bulk-list">
            {payouts.map(({ id, partner, net }) => (
              <li key={id}>
                {partner} <b>{shownMoney(net)}</b>
              </li>
            ))}
          </ul>
        </FieldsForm>
      )}
    </>
  );
}
