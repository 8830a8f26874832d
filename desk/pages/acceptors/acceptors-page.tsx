import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { addAcceptor, listAcceptors } from '#contract/desk/acceptors.ts';
import { payAcceptor } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { Amount } from '../../money/amount.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownDay, shownMoney } from '../../parts/shown.ts';
import { ShownOnce } from '../../parts/shown-once.tsx';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { OutsideForm, type OutsideTransfer } from '../outside-money/network-form.tsx';
import { AddForm, ChangeForm, CodeForm, StateForm } from './acceptor-forms.tsx';

export type Acceptor = Output<typeof listAcceptors>['list'][number];

const waitingKinds = ['acceptor-terms', 'acceptor-return', 'acceptance-code'];

const columns: readonly Column<Acceptor>[] = [
  {
    title: 'Name',
    cell: ({ id, name }) => (
      <>
        {name} <WaitingMark kinds={waitingKinds} subject={id} />
      </>
    ),
    text: ({ name }) => name,
  },
  {
    title: 'Kind',
    cell: ({ kind }) => plainWord(kind),
    text: ({ kind }) => kind,
    isShort: true,
    folds: 3,
  },
  {
    title: 'State',
    cell: ({ isActive }) => (
      <Badge color={isActive ? 'teal' : 'gray'}>{isActive ? 'Active' : 'Suspended'}</Badge>
    ),
    text: ({ isActive }) => (isActive ? 'Active' : 'Suspended'),
    isShort: true,
  },
  {
    title: 'Rate',
    cell: ({ rate, currency }) => `${rate} ${currency}`,
    text: ({ rate, currency }) => `${rate} ${currency}`,
    isNumber: true,
  },
  {
    title: 'Limit per exchange',
    cell: ({ limit }) => shownMoney(limit),
    text: ({ limit }) => limit,
    isNumber: true,
  },
  {
    title: 'Open',
    cell: ({ open }) => open,
    text: ({ open }) => String(open),
    isNumber: true,
  },
  {
    title: 'Owed',
    cell: ({ owed }) => <Amount of={owed} />,
    text: ({ owed }) => owed,
    isNumber: true,
  },
  {
    title: 'Registration',
    cell: ({ registration }) => registration,
    text: ({ registration }) => registration,
    folds: 1,
  },
  {
    title: 'Terms since',
    cell: ({ changedAt }) => shownDay(changedAt),
    text: ({ changedAt }) => changedAt,
    isShort: true,
    folds: 2,
  },
  {
    title: 'Code since',
    cell: ({ codeIssuedAt }) => shownDay(codeIssuedAt),
    text: ({ codeIssuedAt }) => codeIssuedAt ?? '',
    isShort: true,
    folds: 2,
  },
];

const states = ['in', 'out'] as const;
const stateOptions = [
  { value: 'in', label: 'Active' },
  { value: 'out', label: 'Suspended' },
] as const;

/** Acceptors, who pay partners in another currency, with their current terms. */
export function AcceptorsPage() {
  const signedIn = useSignedIn();
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Acceptor | null>(null);
  const [renewing, setRenewing] = useState<Acceptor | null>(null);
  const [moving, setMoving] = useState<Acceptor | null>(null);
  const [payment, setPayment] = useState<OutsideTransfer | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const mayChange = mayAsk(signedIn, addAcceptor);
  const mayPay = mayAsk(signedIn, payAcceptor);
  const { filters } = usePlace();
  const name = filters.name?.slice(0, 80);
  const kind = acceptorKinds.find((one) => one === filters.kind);
  const state = states.find((one) => one === filters.state);
  const acts: Column<Acceptor> = {
    title: 'Actions',
    cell: (acceptor) => (
      <Group gap="xs" wrap="nowrap">
        {mayPay && (
          <Button
            disabled={Number(acceptor.owed) === 0}
            title={Number(acceptor.owed) === 0 ? 'Nothing is owed to this acceptor' : undefined}
            onClick={() => setPayment({ kind: 'acceptor-pay', owner: acceptor })}
            size="xs"
            variant="default"
          >
            Request payment
          </Button>
        )}
        {mayChange && (
          <>
            <Button onClick={() => setChanging(acceptor)} size="xs" variant="default">
              Change
            </Button>
            <Button onClick={() => setRenewing(acceptor)} size="xs" variant="default">
              New code
            </Button>
            <Button onClick={() => setMoving(acceptor)} size="xs" variant="default">
              {acceptor.isActive ? 'Suspend' : 'Reinstate'}
            </Button>
          </>
        )}
      </Group>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={mayChange && <Button onClick={() => setAdding(true)}>Add acceptor</Button>}
      mark={<WaitingMark kinds={['acceptor']} />}
      title="Acceptors"
    >
      <div className="desk-filters">
        <TextFilter label="Name" name="name" />
        <ChoiceFilter label="Kind" name="kind" options={acceptorKinds} />
        <ChoiceFilter label="State" name="state" options={stateOptions} />
      </div>
      <DataTable
        columns={mayPay || mayChange ? [...columns, acts] : columns}
        empty="No acceptors yet. Partners can’t exchange without one."
        input={{
          ...(name ? { name } : {}),
          ...(kind ? { kind } : {}),
          ...(state ? { state } : {}),
        }}
        keyOf={({ id }) => id}
        name="Acceptors"
        route={listAcceptors}
      />
      {isAdding && <AddForm onClose={() => setAdding(false)} onCode={setCode} />}
      {changing && <ChangeForm acceptor={changing} onClose={() => setChanging(null)} />}
      {renewing && (
        <CodeForm acceptor={renewing} onClose={() => setRenewing(null)} onCode={setCode} />
      )}
      {moving && <StateForm acceptor={moving} onClose={() => setMoving(null)} />}
      {payment && <OutsideForm onClose={() => setPayment(null)} transfer={payment} />}
      {code && (
        <ShownOnce
          label="Acceptance code"
          onClose={() => setCode(null)}
          title="Acceptance code"
          value={code}
        >
          Shown only once: we keep just its digest. It works when someone else has approved it.
        </ShownOnce>
      )}
    </Page>
  );
}
