import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { decideApproval, withdrawApproval } from '#contract/desk/approvals.ts';
import type { Output } from '#contract/route.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { factsOf } from './approval-words.ts';
import type { ApprovalRequest } from './approvals-page.tsx';

type Link = NonNullable<Output<typeof decideApproval>['link']>;

interface OfRequest {
  readonly request: ApprovalRequest;
  readonly onClose: () => void;
}

/** The buttons for a second person, or for the requester. */
export function DecideApproval({ request }: Pick<OfRequest, 'request'>) {
  const [form, setForm] = useState<'approve' | 'refuse' | 'withdraw' | null>(null);
  const close = () => setForm(null);
  if (request.turn === 'role') return null;
  if (request.turn === 'withdraw') {
    return (
      <>
        <Button onClick={() => setForm('withdraw')} size="xs" variant="default">
          Withdraw
        </Button>
        {form === 'withdraw' && <Withdraw onClose={close} request={request} />}
      </>
    );
  }
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Button onClick={() => setForm('approve')} size="xs">
          Approve
        </Button>
        <Button onClick={() => setForm('refuse')} size="xs" variant="default">
          Refuse
        </Button>
      </Group>
      {form === 'approve' && <Approve onClose={close} request={request} />}
      {form === 'refuse' && <Refuse onClose={close} request={request} />}
    </>
  );
}

/** Who reads why it was refused or withdrawn. */
const readersOf = ({ partnerId }: ApprovalRequest, others: string): string =>
  partnerId ? 'The partner sees this under Staff activity.' : others;

function Approve({ request, onClose }: OfRequest) {
  const [link, setLink] = useState<Link | null>(null);
  const { id, title, effect, about, requestedBy, reason } = request;
  const decide = useAct(decideApproval, {
    done: `Approved. ${effect}`,
    onDone: ({ link: newLink }) => {
      if (newLink) setLink(newLink);
      else onClose();
    },
  });
  if (link) return <LinkShown link={link} onClose={onClose} />;
  return (
    <ActForm
      isBusy={decide.isPending}
      onClose={onClose}
      onSubmit={() => decide.mutate({ id, isApproved: true, reason: '' })}
      failure={decide.error}
      submit="Approve"
      title={`Approve: ${title.toLowerCase()}`}
    >
      <Facts
        facts={[
          ...factsOf(about),
          ['What this does', effect],
          ['Requested by', requestedBy],
          ['Reason', stopTextOf(reason) || '–'],
        ]}
      />
      <Text size="sm">
        Your name will appear next to the first one,{' '}
        {request.partnerId ? 'to the partner' : 'in the log'}.
      </Text>
    </ActForm>
  );
}

function Refuse({ request, onClose }: OfRequest) {
  const decide = useAct(decideApproval, {
    done: 'Refused. Nothing has changed.',
    onDone: onClose,
  });
  const { id, title, requestedBy } = request;
  return (
    <ReasonForm
      description={readersOf(request, `${requestedBy} will see this.`)}
      isBusy={decide.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => decide.mutate({ id, isApproved: false, reason })}
      failure={decide.error}
      submit="Refuse"
      title={`Refuse: ${title.toLowerCase()}`}
    />
  );
}

function Withdraw({ request, onClose }: OfRequest) {
  const withdraw = useAct(withdrawApproval, { done: 'Withdrawn.', onDone: onClose });
  const { id, title } = request;
  return (
    <ReasonForm
      description={readersOf(request, 'All staff can see this.')}
      isBusy={withdraw.isPending}
      onClose={onClose}
      onSubmit={(reason) => withdraw.mutate({ id, reason })}
      failure={withdraw.error}
      submit="Withdraw"
      title={`Withdraw: ${title.toLowerCase()}`}
    />
  );
}

function LinkShown({ link, onClose }: { readonly link: Link; readonly onClose: () => void }) {
  const { address, contact, note } = link;
  return (
    <ShownOnce
      label="Link"
      onClose={onClose}
      title="Link that works once"
      value={address}
      warning={contact && <Alert color="yellow">The contact: {contact}</Alert>}
    >
      {note}
    </ShownOnce>
  );
}
