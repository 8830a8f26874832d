import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { decideForPartner, withdrawForPartner } from '#contract/desk/proposals.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { ShownPartner } from './partner-page.tsx';

interface WaitingProps {
  readonly partner: ShownPartner;
  readonly waiting: NonNullable<ShownPartner['waiting']>;
}

/** A proposed change of status, for another person to decide. */
export function StatusWaiting({ partner, waiting }: WaitingProps) {
  const signedIn = useSignedIn();
  const [ending, setEnding] = useState<'refuse' | 'withdraw' | null>(null);
  const decide = useAct(decideForPartner, { done: 'Decided.' });
  const withdraw = useAct(withdrawForPartner, { done: 'Withdrawn.' });
  const { proposalId: id, to, reason, reference, madeBy, madeAt } = waiting;
  const isOwn = isSamePerson(madeBy, signedIn.name);
  return (
    <Alert color="orange" mt="sm" title={`Waiting for a second person: ${partner.status} → ${to}`}>
      <Text size="sm">
        {reason} ({reference}). Requested by {madeBy}, {shownTime(madeAt)}.
      </Text>
      {isOwn && (
        <Button mt="xs" onClick={() => setEnding('withdraw')} size="xs" variant="default">
          Withdraw
        </Button>
      )}
      {!isOwn && mayAsk(signedIn, decideForPartner) && (
        <Group mt="xs">
          <Button
            loading={decide.isPending}
            onClick={() => decide.mutate({ id, isConfirmed: true })}
            size="xs"
          >
            Confirm
          </Button>
          <Button
            disabled={decide.isPending}
            onClick={() => setEnding('refuse')}
            size="xs"
            variant="default"
          >
            Refuse
          </Button>
        </Group>
      )}
      {ending && (
        <ReasonForm
          description="The partner sees this under Staff activity."
          isBusy={decide.isPending || withdraw.isPending}
          onClose={() => setEnding(null)}
          onSubmit={(reason) =>
            ending === 'refuse'
              ? decide.mutate({ id, isConfirmed: false, reason })
              : withdraw.mutate({ id, reason })
          }
          failure={decide.error ?? withdraw.error}
          submit={ending === 'refuse' ? 'Refuse' : 'Withdraw'}
          title={ending === 'refuse' ? 'Refuse new status' : 'Withdraw the new status'}
        />
      )}
    </Alert>
  );
}
