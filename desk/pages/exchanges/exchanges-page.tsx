import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { listExchangeQueue, takeExchange } from '#contract/desk/exchanges.ts';
import { completeExchange, releaseExchange } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { exchangeStates, openStates, whyNotMove } from '#domain/exchange/exchange.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { askedFor, whyFields } from '../../money/why-fields.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';

type Exchange = Output<typeof listExchangeQueue>['list'][number];
type To = 'accepted' | 'released' | 'completed';

interface Wish {
  readonly exchange: Exchange;
  readonly to: To;
}

const labels = {
  accepted: 'Record acceptance',
  released: 'Back to partner',
  completed: 'To acceptor',
} as const satisfies Record<To, string>;

const requestKinds = ['exchange-accepted', 'exchange-released', 'exchange-completed'];

const colours = { held: 'blue', accepted: 'teal', disputed: 'orange' } as const;
const colourOf = (state: string) => (colours as Record<string, string>)[state] ?? 'gray';

const said = ({ steps }: Exchange) => {
  const last = steps.findLast(({ reason }) => reason !== null);
  return last ? `${plainWord(last.by)}: ${last.reason}` : '–';
};

const columns = (onAct: (wish: Wish) => void): readonly Column<Exchange>[] => [
  partnerColumn,
  {
    title: 'State',
    cell: ({ id, state, isOverdue }) => (
      <>
        <Badge color={colourOf(state)} mr="xs">
          {plainWord(isOverdue ? `${state}, overdue` : state)}
        </Badge>
        <WaitingMark kinds={requestKinds} subject={id} />
      </>
    ),
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Age',
    cell: ({ heldAt, state }) =>
      openStates.includes(state) ? <Age lateHours={72} since={heldAt} /> : shownTime(heldAt),
    text: ({ heldAt }) => heldAt,
    isShort: true,
  },
  {
    title: 'Amount',
    cell: ({ amount }) => shownMoney(amount),
    text: ({ amount }) => amount,
    isNumber: true,
  },
  {
    title: 'Arrives',
    cell: ({ arrives, currency }) => `${shownMoney(arrives)} ${currency}`,
    text: ({ arrives, currency }) => `${arrives} ${currency}`,
    isNumber: true,
    folds: 1,
  },
  { title: 'Acceptor', cell: ({ acceptor }) => acceptor, text: ({ acceptor }) => acceptor },
  { title: 'Last note', cell: said, text: said },
  {
    title: 'Actions',
    cell: (exchange) => <Acts exchange={exchange} onAct={onAct} />,
    text: () => '',
    isActs: true,
  },
];

interface ActsProps {
  readonly exchange: Exchange;
  readonly onAct: (wish: Wish) => void;
}

function Acts({ exchange, onAct }: ActsProps) {
  const signedIn = useSignedIn();
  if (!mayAsk(signedIn, takeExchange)) return null;
  const { state, heldAt } = exchange;
  const age = { state, heldAt: new Date(heldAt) };
  const possible = (Object.keys(labels) as To[]).filter(
    (to) => whyNotMove(age, to, 'staff', new Date()) === null,
  );
  return (
    <Group gap="xs">
      {possible.map((to) => (
        <Button key={to} onClick={() => onAct({ exchange, to })} size="xs" variant="default">
          {labels[to]}
        </Button>
      ))}
    </Group>
  );
}

/** Exchanges through acceptors. Staff end only what is disputed or overdue, and never alone. */
export function ExchangesPage() {
  const { filters } = usePlace();
  const [wish, setWish] = useState<Wish | null>(null);
  const state = exchangeStates.find((one) => one === filters.state);
  const { partner } = filters;
  return (
    <Page title="Exchanges">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={exchangeStates} />
        <TextFilter label="Partner" name="partner" />
      </div>
      <DataTable
        columns={columns(setWish)}
        empty="No open exchanges."
        everyMs={queueEveryMs}
        input={{ ...(state ? { state } : {}), ...(partner ? { partner } : {}) }}
        keyOf={({ id }) => id}
        name="Exchanges"
        route={listExchangeQueue}
      />
      {wish && <WishForm onClose={() => setWish(null)} wish={wish} />}
    </Page>
  );
}

const meanings = {
  accepted:
    'The acceptor pays outside this app, and no money moves here. The partner can’t cancel then.',
  released: 'The reserved amount goes back to the partner.',
  completed: 'The reserved amount goes to the acceptor, who has paid the partner.',
} as const satisfies Record<To, string>;

function WishForm({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) {
  const { exchange, to } = wish;
  const { id, state: seen } = exchange;
  const take = useAct(takeExchange, { done: askedFor, onDone: onClose });
  const ending = to === 'released' ? releaseExchange : completeExchange;
  const end = useAct(ending, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={take.isPending || end.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        to === 'accepted' ? take.mutate({ id, ...values }) : end.mutate({ id, seen, ...values })
      }
      failure={take.error ?? end.error}
      submit="Request"
      title={`${labels[to]}: exchange of ${exchange.partner}`}
    >
      <Text size="sm">
        {shownMoney(exchange.amount)} by {exchange.acceptor}. {meanings[to]}
      </Text>
    </FieldsForm>
  );
}
