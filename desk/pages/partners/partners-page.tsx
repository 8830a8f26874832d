import { Alert, Anchor, Badge, Text } from '@mantine/core';
import { listPartnerHelp } from '#contract/desk/partner-help.ts';
import { listPartners } from '#contract/desk/partners.ts';
import type { Output } from '#contract/route.ts';
import { partnerStatuses } from '#domain/partner/status.ts';
import { useRead } from '../../api/use-ask.ts';
import { goTo, usePlace } from '../../location/use-place.ts';
import { entryWord } from '../../partner/entry-word.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { PartnerPage } from './partner-page.tsx';
import { statusColours } from './status-colours.ts';

type Partner = Output<typeof listPartners>['list'][number];

const waitingKinds = [
  ...['partner-status', 'password-link', 'data-export', 'erasure'],
  ...['deposit', 'startup-advance', 'startup-return', 'coupon'],
];

const columns: readonly Column<Partner>[] = [
  {
    title: 'Username',
    cell: ({ username, id }) => (
      <>
        {username ?? <code>{id.slice(0, 8)}</code>}{' '}
        <WaitingMark kinds={waitingKinds} subject={id} />
      </>
    ),
    text: ({ username, id }) => username ?? id,
    isShort: true,
  },
  { title: 'Nickname', cell: ({ nickname }) => nickname, text: ({ nickname }) => nickname },
  {
    title: 'Status',
    cell: ({ status }) => <Badge color={statusColours[status]}>{plainWord(status)}</Badge>,
    text: ({ status }) => status,
    isShort: true,
  },
  { title: 'Email', cell: ({ email }) => email, text: ({ email }) => email, isShort: true },
  {
    title: 'Phone',
    cell: ({ phone }) => phone,
    text: ({ phone }) => phone,
    isShort: true,
    folds: 2,
  },
  {
    title: 'Joined through',
    cell: ({ entry }) => entryWord(entry),
    text: ({ entry }) => entry,
    isShort: true,
    folds: 1,
  },
  {
    title: 'Since',
    cell: ({ createdAt }) => shownTime(createdAt),
    text: ({ createdAt }) => createdAt,
    isShort: true,
  },
];

/** The list of partners, or one of them when the address names one. */
export function PartnersPage() {
  const { path, filters } = usePlace();
  const id = /^\/partners\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (id) return <PartnerPage id={id} key={id} />;
  const status = partnerStatuses.find((one) => one === filters.status);
  const search = filters.search?.slice(0, 80);
  return (
    <Page title="Partners">
      <WaitingList />
      <div className="desk-filters">
        <TextFilter label="Name, email, phone or ID" name="search" />
        <ChoiceFilter label="Status" name="status" options={partnerStatuses} />
      </div>
      <DataTable
        columns={columns}
        empty="No partners yet. Issue a code to get started."
        input={{ ...(search ? { search } : {}), ...(status ? { status } : {}) }}
        keyOf={({ id: own }) => own}
        name="Partners"
        onOpen={({ id: own }) => goTo(`/partners/${own}`)}
        route={listPartners}
      />
    </Page>
  );
}

const waitingTexts = {
  'pay-password': 'a new transaction password is waiting for a second person',
  objection: 'the login password was reported; payouts and exchanges are paused',
} as const;

/** Help with passwords that somebody has to decide, above the list. */
function WaitingList() {
  const { list = [] } = useRead(listPartnerHelp, {}, 30_000).data ?? {};
  if (list.length === 0) return null;
  return (
    <Alert color="yellow" mb="md" title="Waiting for a second person">
      {list.map(({ partnerId, partner, what, by, at }) => (
        <Text key={`${partnerId} ${what}`} size="sm">
          <Anchor href={`#/partners/${partnerId}`}>{partner}</Anchor>: {waitingTexts[what]} (
          {by ?? 'the partner'}, {shownTime(at)})
        </Text>
      ))}
    </Alert>
  );
}
