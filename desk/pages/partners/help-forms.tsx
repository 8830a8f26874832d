import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { helpLoginPassword, helpPayPassword } from '#contract/desk/partner-help.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { whyFields } from './why-fields.ts';

interface HelpProps {
  readonly id: string;
  readonly onClose: () => void;
}

interface LoginHelpProps extends HelpProps {
  /** Until when the displayed link works. */
  readonly seen: string | null;
}

/**
 * Requests a one-time link to a new login password, for a partner whose identity staff have
 * checked.
 */
export function LoginLinkForm({ id, seen: shownBefore, onClose }: LoginHelpProps) {
  // The page reloads behind the form; what counts is what was seen when it was opened.
  const [seen] = useState(shownBefore);
  const help = useAct(helpLoginPassword);
  if (help.data) {
    return (
      <ShownOnce
        label="Code word"
        onClose={onClose}
        title="Code word for the login link"
        value={help.data.word}
      >
        Shown only once. Tell the partner this code word. A colleague approves the request under
        Changes to approve and gives the partner the link. Neither works alone.
      </ShownOnce>
    );
  }
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={help.isPending}
      onClose={onClose}
      onSubmit={(words) => help.mutate({ id, seen, ...words })}
      failure={help.error}
      submit="Request link"
      title="Forgot login password"
    >
      <IsChecked />
    </FieldsForm>
  );
}

/** Starts the wait for a new transaction password, as the partner could in the app. */
export function PayPasswordForm({ id, onClose }: HelpProps) {
  const help = useAct(helpPayPassword);
  if (help.data) {
    const { address, usableAt } = help.data;
    return (
      <ShownOnce label="Link" onClose={onClose} title="A new transaction password" value={address}>
        Once a colleague has agreed, and from {shownTime(usableAt)}, the partner can set a new one
        at this address with the login password. Payouts and exchanges are then paused for{' '}
        {payoutPauseHours} hours.
      </ShownOnce>
    );
  }
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={help.isPending}
      onClose={onClose}
      onSubmit={(words) => help.mutate({ id, ...words })}
      failure={help.error}
      submit="Start waiting period"
      title="Forgot transaction password"
    >
      <IsChecked />
    </FieldsForm>
  );
}

/** Nothing else protects the account from a stranger, so the warning is explicit. */
const IsChecked = () => (
  <Checkbox label="I have verified that it’s the partner who is asking." required />
);
