import { Alert, Anchor, Badge, Button, Group, Loader } from '@mantine/core';
import { useState } from 'react';
import { listChats } from '#contract/desk/chats.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import { helpLoginPassword, helpPayPassword } from '#contract/desk/partner-help.ts';
import { showPartnerMoney } from '#contract/desk/partner-money.ts';
import {
  changePartnerStatus,
  listPartners,
  notePartner,
  showPartner,
} from '#contract/desk/partners.ts';
import { listPayoutQueue } from '#contract/desk/payouts.ts';
import { askDataExport, askErasure } from '#contract/desk/personal-data.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { entryWord } from '../../partner/entry-word.ts';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownLanguage, shownTime } from '../../parts/shown.ts';
import { LoginLinkForm, PayPasswordForm } from './help-forms.tsx';
import { HelpWaiting } from './help-waiting.tsx';
import { NoteForm } from './note-form.tsx';
import { PartnerMoney } from './partner-money.tsx';
import { PartnerTabs } from './partner-tabs.tsx';
import { PersonalRequestForm, PersonalState } from './personal-data.tsx';
import { RequestsWaiting } from './requests-waiting.tsx';
import { statusColours } from './status-colours.ts';
import { StatusForm } from './status-form.tsx';

export type ShownPartner = Output<typeof showPartner>;

/** Everything that staff see of one partner, and what they can do for them. */
export function PartnerPage({ id }: { readonly id: string }) {
  const partner = useRead(showPartner, { id });
  if (partner.error && !partner.data) {
    return (
      <Page title="Partner">
        <Alert color="red" title="This couldn’t be loaded">
          {partner.error.message}
        </Alert>
      </Page>
    );
  }
  if (!partner.data) return <Loader />;
  return <ShownPage partner={partner.data} />;
}

type Doing = 'note' | 'status' | 'login' | 'pay-password' | 'export' | 'erasure' | null;

function ShownPage({ partner }: { readonly partner: ShownPartner }) {
  const signedIn = useSignedIn();
  const [doing, setDoing] = useState<Doing>(null);
  const { id, username, nickname, status, loginLink, payPassword } = partner;
  const isFromHost = partner.entry !== 'register';
  const mayLogIn = !isFromHost && !partner.erasedAt;
  const mayReset = !partner.erasedAt && (payPassword.isSet || partner.passwordSetByLinkAt !== null);
  const isRequested = (wantedKind: string) =>
    partner.requests.some(({ kind }) => kind === wantedKind);
  const close = () => setDoing(null);
  return (
    <Page
      acts={
        <Group gap="xs">
          {mayAsk(signedIn, notePartner) && (
            <Button onClick={() => setDoing('note')} variant="default">
              Add note
            </Button>
          )}
          {mayAsk(signedIn, helpLoginPassword) && mayLogIn && !isRequested('password-link') && (
            <Button onClick={() => setDoing('login')} variant="default">
              Forgot login password
            </Button>
          )}
          {mayAsk(signedIn, helpPayPassword) && mayReset && (
            <Button onClick={() => setDoing('pay-password')} variant="default">
              Forgot transaction password
            </Button>
          )}
          {mayAsk(signedIn, changePartnerStatus) &&
            !isRequested('partner-status') &&
            !partner.erasedAt && (
              <Button onClick={() => setDoing('status')} variant="default">
                Change status
              </Button>
            )}
          {mayAsk(signedIn, askDataExport) && !partner.erasedAt && (
            <Button onClick={() => setDoing('export')} variant="default">
              Export data
            </Button>
          )}
          {mayAsk(signedIn, askErasure) && !partner.erasedAt && !partner.erasureDueAt && (
            <Button onClick={() => setDoing('erasure')} variant="default">
              Erase data
            </Button>
          )}
        </Group>
      }
      title={username ?? nickname}
    >
      <PartnerWays partner={partner} />
      <HelpWaiting partner={partner} />
      <RequestsWaiting requests={partner.requests} />
      <PersonalState partner={partner} />
      <div className="desk-columns">
        <Facts
          facts={[
            [
              'Status',
              <Badge color={statusColours[status]} key="status">
                {plainWord(status)}
              </Badge>,
            ],
            ['Nickname', nickname],
            ['Email', partner.email || '–'],
            ['Phone', partner.phone || '–'],
            ['Joined through', entryWord(partner.entry)],
            ['Partner since', shownTime(partner.createdAt)],
            ['Language', shownLanguage(partner.language)],
            ['Time zone', partner.timeZone],
            ['Level', `${partner.standing.level}, credit score ${partner.standing.score}`],
            ['VIP until', shownTime(partner.standing.vipUntil)],
            ['Transaction password', payPasswordText(payPassword)],
            ...(partner.passwordSetByLinkAt
              ? [['Login password by link', shownTime(partner.passwordSetByLinkAt)] as const]
              : []),
            ...(loginLink ? [['Login link', linkText(loginLink)] as const] : []),
            ['ID', <code key="id">{id}</code>],
          ]}
        />
        <PartnerMoney balances={partner.balances} />
      </div>
      <PartnerTabs partner={partner} />
      {doing === 'status' && <StatusForm onClose={close} partner={partner} />}
      {doing === 'login' && (
        <LoginLinkForm id={id} onClose={close} seen={loginLink?.expiresAt ?? null} />
      )}
      {doing === 'pay-password' && <PayPasswordForm id={id} onClose={close} />}
      {doing === 'note' && <NoteForm id={id} onClose={close} />}
      {(doing === 'export' || doing === 'erasure') && (
        <PersonalRequestForm id={id} onClose={close} what={doing} />
      )}
    </Page>
  );
}

/** Links to the other pages about this partner. */
function PartnerWays({ partner: { id } }: { readonly partner: ShownPartner }) {
  const signedIn = useSignedIn();
  const ways = [
    ['All partners', '/partners', {}, listPartners],
    ['Chat', `/chats/${id}`, {}, listChats],
    ['Payouts', '/payouts', { partner: id }, listPayoutQueue],
    ['Deposits', '/deposits', { partner: id }, listDeposits],
    ['Start-up funds and chargebacks', '/partner-money', { partner: id }, showPartnerMoney],
  ] as const;
  return (
    <Group component="nav" gap="md" aria-label="About this partner">
      {ways
        .filter(([, , , needs]) => mayAsk(signedIn, needs))
        .map(([title, path, filters]) => (
          <Anchor href={formatPlace(path, filters)} key={title} size="sm">
            {title}
          </Anchor>
        ))}
    </Group>
  );
}

const payPasswordText = ({ isSet, reset }: ShownPartner['payPassword']): string => {
  if (reset) return `can be reset from ${shownTime(reset.usableAt)}`;
  return isSet ? 'set' : 'not set yet';
};

const linkText = ({ by, usableAt, expiresAt }: NonNullable<ShownPartner['loginLink']>): string =>
  `by ${by}, works from ${shownTime(usableAt)} to ${shownTime(expiresAt)}`;
