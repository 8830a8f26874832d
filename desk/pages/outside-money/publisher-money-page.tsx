import { Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { listPublisherMoney } from '#contract/desk/outside-money.ts';
import { payPublisher } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownDay } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { OutsideForm, type OutsideTransfer } from './network-form.tsx';

type Publisher = Output<typeof listPublisherMoney>['list'][number];

const columns: readonly Column<Publisher>[] = [
  {
    title: 'Publisher',
    cell: ({ name, isSimulated }) => (
      <>
        {name} {isSimulated && <Badge color="orange">Simulated</Badge>}
      </>
    ),
    text: ({ name }) => name,
  },
  {
    title: 'Payable',
    cell: ({ payable }) => <Amount of={payable} />,
    text: ({ payable }) => payable,
    isNumber: true,
  },
  {
    title: 'Payable later',
    cell: ({ later }) => <Amount of={later} />,
    text: ({ later }) => later,
    isNumber: true,
  },
  {
    title: 'From',
    cell: ({ laterFrom }) => shownDay(laterFrom),
    text: ({ laterFrom }) => laterFrom ?? '',
    isShort: true,
  },
  {
    title: 'Paid so far',
    cell: ({ paid }) => <Amount of={paid} />,
    text: ({ paid }) => paid,
    isNumber: true,
  },
  {
    title: 'To approve',
    cell: ({ waiting }) => (waiting > 0 ? <Badge color="blue">{waiting}</Badge> : '–'),
    text: ({ waiting }) => String(waiting),
    isShort: true,
  },
];

const whyNothing = ({ laterFrom }: Publisher) =>
  laterFrom ? `Payable from ${shownDay(laterFrom)}` : 'No settled plan is unpaid';

/** Publishers, with what their placements earned and was not paid yet. */
export function PublisherMoneyPage() {
  const { name } = usePlace().filters;
  const signedIn = useSignedIn();
  const [transfer, setTransfer] = useState<OutsideTransfer | null>(null);
  const acts: Column<Publisher> = {
    title: 'Request',
    cell: (publisher) => (
      <Button
        disabled={Number(publisher.payable) === 0}
        title={Number(publisher.payable) === 0 ? whyNothing(publisher) : undefined}
        onClick={() => setTransfer({ kind: 'publisher-payout', owner: publisher })}
        size="xs"
        variant="default"
      >
        Pay out
      </Button>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page title="Publishers’ pay">
      <Text c="dimmed" mb="sm" size="sm">
        A publisher’s share of a plan becomes payable some time after the plan is settled. How long
        is set in Configuration, under Plans.
      </Text>
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
      </div>
      <DataTable
        columns={mayAsk(signedIn, payPublisher) ? [...columns, acts] : columns}
        empty="No publishers yet. Create one under Placements."
        input={name ? { name } : {}}
        keyOf={({ id }) => id}
        name="Publishers’ pay"
        route={listPublisherMoney}
      />
      {transfer && <OutsideForm onClose={() => setTransfer(null)} transfer={transfer} />}
    </Page>
  );
}
