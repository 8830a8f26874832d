import { Alert, Stack } from '@mantine/core';
import { listDeskNotices, readDeskNotice } from '#contract/desk/notices.ts';
import type { DeskNoticeKind } from '#domain/desk/desk-notice.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { useAct, useRead } from '../api/use-ask.ts';
import { PartnerLink } from '../partner/partner-link.tsx';
import { shownTime } from '../parts/shown.ts';

const lookAgainMs = 60_000;

type About = Readonly<Record<string, string>>;

const because =
  (sentence: string, name = '') =>
  (about: About): string =>
    [about[name] ? `${sentence}: ${about[name]}` : sentence, about['reason']]
      .map((part) => (part ? part.replace(/[^.!?]$/, '$&.') : ''))
      .join(' ')
      .trim();

/** What happened, worded for somebody other than the person concerned. */
const told: Readonly<Record<DeskNoticeKind, (about: About) => string>> = {
  'passkey-added': ({ name, label }) => `${name} added a passkey${label ? ` (${label})` : ''}.`,
  'passkey-removed': ({ name }) => `A passkey was removed from ${name}’s account.`,
  'own-password-changed': ({ name }) => `${name} changed their password.`,
  'own-codes-changed': ({ name }) => `${name} moved their one-time codes to another phone.`,
  'staff-invited': ({ name }) => `${name} was invited to the desk.`,
  'staff-link': ({ name }) => `${name} was given a new link to join.`,
  'staff-locked-out': because('A member of staff was locked out', 'name'),
  'staff-session-ended': ({ name }) => `A device of ${name} was logged out.`,
  'partner-objected': ({ partner }) => `${partner} objected to what staff did on their account.`,
  'session-ended': because('A device of a partner was logged out'),
  'payout-rejected': ({ reason = '' }) => `A payout was rejected. ${stopTextOf(reason)}`,
  'codes-revoked': ({ count }) => `Unused authorization codes were revoked: ${count}.`,
  'acceptor-suspended': because('An acceptor was suspended', 'name'),
  'host-ended': because('A host was ended', 'name'),
  'placement-ended': because('A placement was ended; its publisher is not told by us', 'key'),
  'product-withdrawn': because('A product was withdrawn', 'product'),
  'postback-keys-ended': because('All postback keys of a merchant were ended', 'merchant'),
  'campaign-ended': because('An activity was ended', 'campaign'),
  'announcement-withdrawn': because('An announcement was withdrawn', 'title'),
  'notice-withdrawn': because('An announcement to one partner was withdrawn'),
};

/** Notices above every page, those of a kind together, until they are dismissed. */
export function NoticeBanner() {
  const { list = [] } = useRead(listDeskNotices, {}, lookAgainMs).data ?? {};
  const read = useAct(readDeskNotice);
  if (list.length === 0) return null;
  const groups = Object.values(Object.groupBy(list, ({ act, isOwn }) => `${act} ${isOwn}`));
  return (
    <Stack gap="xs" mb="md">
      {groups.map(
        ([latest, ...earlier] = []) =>
          latest && (
            <Alert
              closeButtonLabel="Got it"
              color="yellow"
              key={latest.id}
              onClose={() => read.mutate({ id: latest.id })}
              role="status"
              {...(latest.isOwn && { title: 'Your desk account' })}
              withCloseButton
            >
              {[latest, ...earlier].map(({ id, at, by, act, about }) => (
                <div key={id}>
                  {told[act](about)}{' '}
                  {about['partner'] && act !== 'partner-objected' && (
                    <PartnerLink id={about['partner']} name="Open the partner" />
                  )}{' '}
                  {shownTime(at)}, by {by}.
                </div>
              ))}
              {latest.isOwn && 'If this wasn’t you, tell another admin now.'}
            </Alert>
          ),
      )}
    </Stack>
  );
}
