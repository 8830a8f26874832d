import { Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { helpLoginPassword, helpPayPassword } from '#contract/desk/partners.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import { emptyWords, WhyFields } from './why-fields.tsx';

interface HelpProps {
  readonly id: string;
  readonly onClose: () => void;
}

interface LoginHelpProps extends HelpProps {
  /** Until when the link works that is on the page. */
  readonly seen: string | null;
}

/** A one-time link to a new login password, for whom staff have made sure of. */
export function LoginLinkForm({ id, seen: shownBefore, onClose }: LoginHelpProps) {
  const [words, setWords] = useState(emptyWords);
  // The page reads itself again behind the form; what counts is what was seen when it was opened.
  const [seen] = useState(shownBefore);
  const help = useAct(helpLoginPassword);
  if (help.data) {
    const { address, usableAt, expiresAt } = help.data;
    return (
      <Link address={address} onClose={onClose} title="A link to a new login password">
        It is shown this once. It works once, from {shownTime(usableAt)} to {shownTime(expiresAt)}.
        When it is used, all devices are logged out and payouts wait a day.
      </Link>
    );
  }
  return (
    <ActForm
      isBusy={help.isPending}
      onClose={onClose}
      onSubmit={() => help.mutate({ id, seen, ...words })}
      problem={help.error?.message}
      submit="Issue the link"
      title="Forgot login password"
    >
      <IsChecked />
      <WhyFields onChange={setWords} words={words} />
    </ActForm>
  );
}

/** Begins the wait for a new transaction password, as the partner could in the app. */
export function PayPasswordForm({ id, onClose }: HelpProps) {
  const [words, setWords] = useState(emptyWords);
  const help = useAct(helpPayPassword);
  if (help.data) {
    const { address, usableAt } = help.data;
    return (
      <Link address={address} onClose={onClose} title="A new transaction password">
        From {shownTime(usableAt)} on, the partner can set one at this address with the login
        password. Payouts wait a day after that.
      </Link>
    );
  }
  return (
    <ActForm
      isBusy={help.isPending}
      onClose={onClose}
      onSubmit={() => help.mutate({ id, ...words })}
      problem={help.error?.message}
      submit="Begin the wait"
      title="Forgot transaction password"
    >
      <IsChecked />
      <WhyFields onChange={setWords} words={words} />
    </ActForm>
  );
}

/** Nothing else stands between a stranger and the account, so it is said aloud. */
const IsChecked = () => (
  <Checkbox label="I have made sure that it is the partner who asks." required />
);

interface LinkProps {
  readonly title: string;
  readonly address: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function Link({ title, address, onClose, children }: LinkProps) {
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={title}
    >
      <Stack>
        <Text size="sm">{children}</Text>
        <TextInput aria-label="Link" readOnly value={address} />
      </Stack>
    </Modal>
  );
}
