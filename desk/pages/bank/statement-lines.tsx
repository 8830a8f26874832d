import { Anchor, Badge, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  completeBankPayouts,
  listBankLines,
  proposeBankDeposits,
} from '#contract/desk/bank-statements.ts';
import type { Output } from '#contract/route.ts';
import { type LineState, lineStates } from '#domain/bank/statement.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownDay, shownMoney } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Line = Output<typeof listBankLines>['list'][number];

const words = {
  'deposit-new': 'Deposit to record',
  'deposit-waiting': 'Deposit to confirm',
  'deposit-booked': 'Deposit booked',
  'deposit-other': 'Reference already used',
  'payout-sent': 'Payout to complete',
  'payout-done': 'Payout completed',
  'payout-differs': 'Payout with a different amount',
  none: 'No match',
} as const satisfies Record<LineState, string>;

const colours = {
  'deposit-new': 'blue',
  'deposit-waiting': 'yellow',
  'deposit-booked': 'teal',
  'deposit-other': 'orange',
  'payout-sent': 'blue',
  'payout-done': 'teal',
  'payout-differs': 'orange',
  none: 'gray',
} as const satisfies Record<LineState, string>;

const columns: readonly Column<Line>[] = [
  { title: 'No.', cell: ({ place }) => place, text: ({ place }) => String(place), isNumber: true },
  {
    title: 'Booked',
    cell: ({ bookedOn }) => shownDay(bookedOn),
    text: ({ bookedOn }) => bookedOn,
    isShort: true,
  },
  {
    title: 'Amount',
    cell: ({ isCredit, amount }) => `${isCredit ? '+' : '−'}${shownMoney(amount)}`,
    text: ({ isCredit, amount }) => `${isCredit ? '' : '-'}${amount}`,
    isNumber: true,
  },
  { title: 'Text', cell: ({ text }) => text || '–', text: ({ text }) => text },
  { title: 'Name', cell: ({ party }) => party ?? '–', text: ({ party }) => party ?? '' },
  {
    title: 'Match',
    cell: ({ state }) => <Badge color={colours[state]}>{words[state]}</Badge>,
    text: ({ state }) => words[state],
    isShort: true,
  },
  {
    title: 'Partner',
    cell: ({ partnerId, partner }) => <PartnerLink id={partnerId} name={partner} />,
    text: ({ partner }) => partner ?? '',
    isShort: true,
  },
  {
    title: 'Bank’s reference',
    cell: ({ bankReference }) => bankReference ?? '–',
    text: ({ bankReference }) => bankReference ?? '',
    isShort: true,
  },
  { title: 'Actions', cell: (line) => <LineActs line={line} />, text: () => '', isActs: true },
];

const leftNote = (left: readonly unknown[]) => {
  if (left.length === 0) return;
  const message =
    'This couldn’t be done: someone else has to do it, or it has changed in the meantime.';
  notifications.show({ message, color: 'orange', autoClose: 8_000 });
};

/** Proposes to record a line as what it names. */
function LineActs({ line: { id, state, readBy } }: { readonly line: Line }) {
  const signedIn = useSignedIn();
  const record = useAct(proposeBankDeposits, {
    done: ({ done }) => (done > 0 ? 'Recorded. Someone else has to confirm it.' : ''),
    onDone: ({ left }) => leftNote(left),
  });
  const complete = useAct(completeBankPayouts, {
    done: ({ done }) => (done > 0 ? 'The payout is completed.' : ''),
    onDone: ({ left }) => leftNote(left),
  });
  const lineIds = [id];
  if (!mayAsk(signedIn, proposeBankDeposits)) return null;
  if (state === 'deposit-new') {
    return (
      <Button loading={record.isPending} onClick={() => record.mutate({ lineIds })} size="xs">
        Record deposit
      </Button>
    );
  }
  if (state !== 'payout-sent') return null;
  if (isSamePerson(readBy, signedIn.name)) return 'Someone else completes it';
  return (
    <Button loading={complete.isPending} onClick={() => complete.mutate({ lineIds })} size="xs">
      Complete payout
    </Button>
  );
}

/** The lines of one statement, and what each can be recorded as. */
export function StatementLines({ id }: { readonly id: string }) {
  const { filters } = usePlace();
  const state = lineStates.find((one) => one === filters.state);
  return (
    <Page title="Bank statement">
      <Anchor href="#/bank?tab=statements" size="sm">
        All statements
      </Anchor>
      <Group mt="sm">
        <div className="desk-filters">
          <ChoiceFilter
            label="Match"
            name="state"
            options={lineStates.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      </Group>
      <DataTable
        columns={columns}
        empty="No such lines."
        input={{ id, ...(state ? { state } : {}) }}
        keyOf={(line) => line.id}
        name="Statement lines"
        route={listBankLines}
      />
    </Page>
  );
}
