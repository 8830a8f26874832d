import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { askToClear, decideObjection, decidePayPassword } from '#contract/desk/partner-help.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { ShownPartner } from './partner-page.tsx';
import { whyFields } from './why-fields.ts';

interface PartnerProps {
  readonly partner: ShownPartner;
}

/** Pending help with a partner's passwords, and what the owner said about it. */
export function HelpWaiting({ partner }: PartnerProps) {
  return (
    <>
      {partner.objection && <ObjectionWaiting partner={partner} />}
      {partner.payPassword.reset?.needsApproval && <ResetWaiting partner={partner} />}
    </>
  );
}

function useDecision() {
  const [decision, setDecision] = useState<'yes' | 'no' | null>(null);
  return {
    decision,
    close: () => setDecision(null),
    buttons: (yes: string | null, no: string | null) => (
      <Group gap="xs" mt="xs">
        {yes && (
          <Button onClick={() => setDecision('yes')} size="xs">
            {yes}
          </Button>
        )}
        {no && (
          <Button onClick={() => setDecision('no')} size="xs" variant="default">
            {no}
          </Button>
        )}
      </Group>
    ),
  };
}

function ResetWaiting({ partner }: PartnerProps) {
  const signedIn = useSignedIn();
  const { decision, close, buttons } = useDecision();
  const decide = useAct(decidePayPassword, { done: 'Saved.', onDone: close });
  const { reset } = partner.payPassword;
  if (!reset) return null;
  const isOpen = reset.approvedBy === null;
  return (
    <Alert color="yellow" mt="sm" title="A transaction password reset is in progress">
      <Text size="sm">
        Started by {reset.begunBy ?? 'the partner'}, {shownTime(reset.requestedAt)}; valid from{' '}
        {shownTime(reset.usableAt)}.{' '}
        {isOpen ? 'A second person has to agree.' : `${reset.approvedBy} agreed.`}
      </Text>
      {mayAsk(signedIn, decidePayPassword) &&
        buttons(isOpen && !reset.isOwn ? 'Agree' : null, 'Cancel reset')}
      {decision && (
        <FieldsForm
          fields={whyFields}
          isBusy={decide.isPending}
          onClose={close}
          onSubmit={(words) =>
            decide.mutate({
              id: partner.id,
              seen: reset.requestedAt,
              isConfirmed: decision === 'yes',
              ...words,
            })
          }
          failure={decide.error}
          submit={decision === 'yes' ? 'Agree' : 'Cancel reset'}
          title="New transaction password"
        />
      )}
    </Alert>
  );
}

function ObjectionWaiting({ partner }: PartnerProps) {
  const signedIn = useSignedIn();
  const { decision, close, buttons } = useDecision();
  const ask = useAct(askToClear, { done: 'Requested. Someone else has to decide.', onDone: close });
  const decide = useAct(decideObjection, { done: 'Saved.', onDone: close });
  const { id, objection } = partner;
  if (!objection) return null;
  const { askedBy, askedReason, isOwn } = objection;
  const submit = (words: { readonly reason: string; readonly reference: string }) => {
    if (askedBy === null) ask.mutate({ id, ...words });
    else decide.mutate({ id, isConfirmed: decision === 'yes', ...words });
  };
  const yes = askedBy === null ? 'Request to resume payouts' : 'Resume payouts';
  return (
    <Alert color="red" mt="sm" title="Login password reported: payouts and exchanges are paused">
      <Text size="sm">
        Since {shownTime(objection.at)}: the owner says someone else set the login password.
        {askedBy !== null && ` ${askedBy} asks to resume: ${askedReason}`}
      </Text>
      {mayAsk(signedIn, decideObjection) &&
        (askedBy === null
          ? buttons(yes, null)
          : buttons(isOwn ? null : yes, isOwn ? 'Withdraw' : 'Refuse'))}
      {decision && (
        <FieldsForm
          fields={whyFields}
          isBusy={ask.isPending || decide.isPending}
          onClose={close}
          onSubmit={submit}
          failure={ask.error ?? decide.error}
          submit={decision === 'yes' ? yes : 'Keep payouts paused'}
          title="Login password reported"
        />
      )}
    </Alert>
  );
}
