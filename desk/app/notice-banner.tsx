import { Alert, Stack } from '@mantine/core';
import { listDeskNotices, readDeskNotice } from '#contract/desk/notices.ts';
import { useAct, useRead } from '../api/use-ask.ts';
import { shownTime } from '../parts/shown.ts';

const lookAgainMs = 60_000;

type About = Readonly<Record<string, string>>;

/** What happened, worded for somebody other than the person concerned. */
const told: Readonly<Record<string, (about: About) => string>> = {
  'passkey-added': ({ name, label }) => `${name} added a passkey${label ? ` (${label})` : ''}.`,
  'passkey-removed': ({ name }) => `A passkey was removed from ${name}’s account.`,
  'own-password-changed': ({ name }) => `${name} changed their password.`,
  'own-codes-changed': ({ name }) => `${name} moved their one-time codes to another phone.`,
  'staff-link': ({ name }) => `${name} was given a new link to join.`,
  'staff-locked-out': ({ name, reason }) => `${name} was locked out: ${reason}.`,
  'staff-invited': ({ name }) => `${name} was invited to the desk.`,
};

/** Notices above every page, until they are dismissed. */
export function NoticeBanner() {
  const { list = [] } = useRead(listDeskNotices, {}, lookAgainMs).data ?? {};
  const read = useAct(readDeskNotice);
  if (list.length === 0) return null;
  return (
    <Stack gap="xs" mb="md">
      {list.map(({ id, at, by, act, about, isOwn }) => (
        <Alert
          closeButtonLabel="Got it"
          color="yellow"
          key={id}
          onClose={() => read.mutate({ id })}
          role="status"
          title={isOwn ? 'Your desk account' : 'Desk accounts'}
          withCloseButton
        >
          {told[act]?.(about) ?? act} {shownTime(at)}, by {by}.
          {isOwn && ' If this wasn’t you, tell another admin now.'}
        </Alert>
      ))}
    </Stack>
  );
}
