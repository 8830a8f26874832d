import { Alert, Button, Group, Text } from '@mantine/core';
import { decideForPartner } from '#contract/desk/proposals.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { shownTime } from '../../parts/shown.ts';
import type { ShownPartner } from './partner-page.tsx';

interface WaitingProps {
  readonly partner: ShownPartner;
  readonly waiting: NonNullable<ShownPartner['waiting']>;
}

/** A change of status that somebody asked for, for another person to decide. */
export function StatusWaiting({ partner, waiting }: WaitingProps) {
  const signedIn = useSignedIn();
  const decide = useAct(decideForPartner, { done: 'Decided.' });
  const { proposalId: id, to, reason, reference, madeBy, madeAt } = waiting;
  const isOwn = isSamePerson(madeBy, signedIn.name);
  return (
    <Alert color="orange" mt="sm" title={`Waits for a second person: ${partner.status} → ${to}`}>
      <Text size="sm">
        {reason} ({reference}). Asked by {madeBy}, {shownTime(madeAt)}.
      </Text>
      {isOwn && <Text size="sm">You asked for it, so another person decides.</Text>}
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
            onClick={() => decide.mutate({ id, isConfirmed: false })}
            size="xs"
            variant="default"
          >
            Refuse
          </Button>
        </Group>
      )}
    </Alert>
  );
}
