import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { decideAboutPartner, decideByTwo, takeBackByTwo } from '#contract/desk/by-two.ts';
import type { Output } from '#contract/route.ts';
import { isAboutPartner } from '#domain/desk/by-two.ts';
import { keyLinkDays } from '#domain/desk/link-life.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import type { Proposal } from './by-two-page.tsx';
import { effectOf, factsOf, kindWords } from './by-two-words.ts';

type Link = NonNullable<Output<typeof decideByTwo>['link']>;

interface OfProposal {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** The buttons for a second person, or for the proposer. */
export function DecideByTwo({ proposal }: Pick<OfProposal, 'proposal'>) {
  const signedIn = useSignedIn();
  const [form, setForm] = useState<'confirm' | 'refuse' | 'take back' | null>(null);
  const close = () => setForm(null);
  if (isSamePerson(proposal.by, signedIn.name)) {
    return (
      <>
        <Button onClick={() => setForm('take back')} size="xs" variant="default">
          Withdraw
        </Button>
        {form === 'take back' && <TakeBack onClose={close} proposal={proposal} />}
      </>
    );
  }
  if (!mayAsk(signedIn, decideByTwo)) return null;
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => setForm('confirm')} size="xs">
          Confirm
        </Button>
        <Button onClick={() => setForm('refuse')} size="xs" variant="default">
          Refuse
        </Button>
      </Group>
      {form === 'confirm' && <Confirm onClose={close} proposal={proposal} />}
      {form === 'refuse' && <Refuse onClose={close} proposal={proposal} />}
    </>
  );
}

const routeOf = ({ kind }: Proposal) => (isAboutPartner(kind) ? decideAboutPartner : decideByTwo);

function Confirm({ proposal, onClose }: OfProposal) {
  const [link, setLink] = useState<Link | null>(null);
  const decide = useAct(routeOf(proposal), {
    done: `Confirmed. ${effectOf(proposal)}`,
    onDone: (answer) => {
      const made = 'link' in answer ? (answer as { link: Link | null }).link : null;
      if (made) setLink(made);
      else onClose();
    },
  });
  if (link) return <LinkShown link={link} onClose={onClose} />;
  const { id, kind, about, by, reason } = proposal;
  return (
    <ActForm
      isBusy={decide.isPending}
      onClose={onClose}
      onSubmit={() => decide.mutate({ id, isConfirmed: true, reason: '' })}
      failure={decide.error}
      submit="Confirm"
      title={`Confirm: ${kindWords[kind].toLowerCase()}`}
    >
      <Facts facts={[...factsOf(about), ['Requested by', by], ['Reason', reason || '–']]} />
      <Text size="sm">Your name will appear next to the first one in the log.</Text>
    </ActForm>
  );
}

function Refuse({ proposal, onClose }: OfProposal) {
  const decide = useAct(routeOf(proposal), {
    done: 'Refused. Nothing has changed.',
    onDone: onClose,
  });
  const { id, kind, by } = proposal;
  return (
    <ReasonForm
      description={`${by} will see this.`}
      isBusy={decide.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => decide.mutate({ id, isConfirmed: false, reason })}
      failure={decide.error}
      submit="Refuse"
      title={`Refuse: ${kindWords[kind].toLowerCase()}`}
    />
  );
}

function TakeBack({ proposal, onClose }: OfProposal) {
  const takeBack = useAct(takeBackByTwo, { done: 'Withdrawn.', onDone: onClose });
  const { id, kind } = proposal;
  return (
    <ReasonForm
      isBusy={takeBack.isPending}
      onClose={onClose}
      onSubmit={(reason) => takeBack.mutate({ id, reason })}
      failure={takeBack.error}
      submit="Withdraw"
      title={`Withdraw: ${kindWords[kind].toLowerCase()}`}
    />
  );
}

function LinkShown({ link, onClose }: { readonly link: Link; readonly onClose: () => void }) {
  return (
    <ShownOnce
      label="Link"
      onClose={onClose}
      title="Link to the new key"
      value={link.address}
      warning={<Alert color="yellow">The contact: {link.contact}</Alert>}
    >
      Send it to the merchant’s contact and no one else. It works once, within {keyLinkDays} days,
      together with the code word held by whoever requested it. No one at the desk sees the key.
    </ShownOnce>
  );
}
