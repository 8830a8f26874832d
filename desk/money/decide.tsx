import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  decideForNetwork,
  decideForPartner,
  withdrawForNetwork,
  withdrawForPartner,
} from '#contract/desk/proposals.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../app/signed-in.ts';
import { ActForm } from '../parts/act-form.tsx';
import { Facts } from '../parts/facts.tsx';
import { Textarea } from '../parts/inputs.tsx';
import { ReasonForm } from '../parts/reason-form.tsx';
import { shownMoney } from '../parts/shown.ts';
import { actWord } from './money-words.ts';
import { namedFacts } from './named-facts.ts';

export interface Waiting {
  readonly id: string;
  readonly act: string;
  readonly partnerId: string | null;
  readonly whose: string | null;
  readonly amount: string | null;
  /** What it is about: ids, and what is known about them. */
  readonly about: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly reference: string;
  readonly madeBy: string;
}

/** How a second person answers a request: confirm or refuse. */
export function Decide({ waiting }: { readonly waiting: Waiting }) {
  const signedIn = useSignedIn();
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null);
  if (isSamePerson(waiting.madeBy, signedIn.name)) return <TakeBack waiting={waiting} />;
  if (!mayAsk(signedIn, decideForPartner)) return null;
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

/** Someone else decides, but whoever asked can withdraw the request. */
function TakeBack({ waiting: { id, act, partnerId } }: { readonly waiting: Waiting }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const route = partnerId === null ? withdrawForNetwork : withdrawForPartner;
  const withdraw = useAct(route, { done: 'Withdrawn. No money has moved.', onDone: close });
  return (
    <>
      <Button onClick={() => setOpen(true)} size="xs" variant="default">
        Withdraw
      </Button>
      {isOpen && (
        <ReasonForm
          description={readers(partnerId)}
          isBusy={withdraw.isPending}
          onClose={close}
          onSubmit={(reason) => withdraw.mutate({ id, reason })}
          failure={withdraw.error}
          submit="Withdraw"
          title={`Withdraw: ${actWord(act).toLowerCase()}`}
        />
      )}
    </>
  );
}

const readers = (partnerId: string | null): string =>
  partnerId === null ? 'All staff can see this.' : 'The partner sees this under Staff activity.';

interface DecideFormProps {
  readonly waiting: Waiting;
  readonly isConfirmed: boolean;
  readonly onClose: () => void;
}

function DecideForm({ waiting, isConfirmed, onClose }: DecideFormProps) {
  const { id, act, partnerId, whose, amount, about, reason, reference, madeBy } = waiting;
  // A verdict that keeps an order refused moves no money.
  const movesMoney = act !== 'conversion-uphold';
  const confirmed = movesMoney ? 'Confirmed and booked.' : 'Confirmed. It’s in effect now.';
  const done = isConfirmed ? confirmed : 'Refused. No money has moved.';
  const route = partnerId === null ? decideForNetwork : decideForPartner;
  const decide = useAct(route, { done, onDone: onClose });
  const [answer, setAnswer] = useState('');
  return (
    <ActForm
      isBusy={decide.isPending}
      isDangerous={!isConfirmed}
      onClose={onClose}
      onSubmit={() => decide.mutate({ id, isConfirmed, reason: answer })}
      failure={decide.error}
      submit={isConfirmed ? 'Confirm' : 'Refuse'}
      title={`${isConfirmed ? 'Confirm' : 'Refuse'}: ${actWord(act).toLowerCase()}`}
    >
      <Facts
        facts={[
          ['For', whose ?? 'The network'],
          ['Amount', amount === null ? '–' : shownMoney(amount)],
          ...namedFacts(about),
          ['Requested by', madeBy],
          ['Reason', reason],
          ['Reference', reference],
        ]}
      />
      {isConfirmed ? (
        <Text size="sm">
          Your name will appear next to the first one, to the partner or in the log.
        </Text>
      ) : (
        <Textarea
          at="reason"
          autosize
          description={`No money will move. ${readers(partnerId)}`}
          label="Reason for refusing"
          maxLength={450}
          minRows={2}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          required
          value={answer}
        />
      )}
    </ActForm>
  );
}
