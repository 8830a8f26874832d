import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { decideForNetwork, decideForPartner } from '#contract/desk/proposals.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../app/signed-in.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { shownMoney } from '../parts/shown.ts';
import { actWord } from './money-words.ts';
import { namedFacts } from './named-facts.ts';

export interface Waiting {
  readonly id: string;
  readonly act: string;
  readonly partnerId: string | null;
  readonly whose: string | null;
  readonly amount: string | null;
  /** What it names: ids, and what is known of them. */
  readonly about: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly reference: string;
  readonly madeBy: string;
}

/** What a second person can say to what another one asked for. */
export function Decide({ waiting }: { readonly waiting: Waiting }) {
  const signedIn = useSignedIn();
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null);
  if (!mayAsk(signedIn, decideForPartner)) return null;
  if (isSamePerson(waiting.madeBy, signedIn.name)) {
    return (
      <Text c="dimmed" size="sm">
        Another person decides
      </Text>
    );
  }
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => setConfirmed(true)} size="xs">
          Confirm
        </Button>
        <Button onClick={() => setConfirmed(false)} size="xs" variant="default">
          Refuse
        </Button>
      </Group>
      {isConfirmed !== null && (
        <DecideForm
          isConfirmed={isConfirmed}
          onClose={() => setConfirmed(null)}
          waiting={waiting}
        />
      )}
    </>
  );
}

interface DecideFormProps {
  readonly waiting: Waiting;
  readonly isConfirmed: boolean;
  readonly onClose: () => void;
}

function DecideForm({ waiting, isConfirmed, onClose }: DecideFormProps) {
  const { id, act, partnerId, whose, amount, about, reason, reference, madeBy } = waiting;
  // A status, and a verdict that keeps an order refused, move no money.
  const movesMoney = act !== 'partner-status' && act !== 'conversion-uphold';
  const confirmed = movesMoney ? 'Confirmed: the ledger has it.' : 'Confirmed: it counts now.';
  const done = isConfirmed ? confirmed : 'Refused: nothing moved.';
  const route = partnerId === null ? decideForNetwork : decideForPartner;
  const decide = useAct(route, { done, onDone: onClose });
  return (
    <ActForm
      isBusy={decide.isPending}
      isDangerous={!isConfirmed}
      onClose={onClose}
      onSubmit={() => decide.mutate({ id, isConfirmed })}
      problem={decide.error?.message}
      submit={isConfirmed ? 'Confirm' : 'Refuse'}
      title={`${isConfirmed ? 'Confirm' : 'Refuse'}: ${actWord(act).toLowerCase()}`}
    >
      <Facts
        facts={[
          ['Whose', whose ?? 'The network'],
          ['Amount', amount === null ? '–' : shownMoney(amount)],
          ...namedFacts(about),
          ['Asked by', madeBy],
          ['Reason', reason],
          ['Reference', reference],
        ]}
      />
      <Text size="sm">
        {isConfirmed
          ? 'Your name stands beside the first one, for the partner or the log to show.'
          : 'Nothing moves. That you refused it can be read where the act stands.'}
      </Text>
    </ActForm>
  );
}
