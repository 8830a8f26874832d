import { Anchor, Badge, Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  completeBankPayouts,
  listBankLines,
  recordBankDeposits,
} from '#contract/desk/bank-statements.ts';
import type { Output } from '#contract/route.ts';
import { type LineState, lineStates } from '#domain/bank/statement.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, type SignedIn, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import type { Bulk } from '../../parts/bulk.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownDay, shownMoney } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Line = Output<typeof listBankLines>['list'][number];

const words = {
  'deposit-new': 'Deposit to record',
  'deposit-waiting': 'Deposit to approve',
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
  { title: 'Name', cell: ({ party }) => party ?? '–', text: ({ party }) => party ?? '', folds: 2 },
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
    folds: 1,
  },
  { title: 'Actions', cell: (line) => <LineActs line={line} />, text: () => '', isActs: true },
];

const leftNote = (left: readonly unknown[]) => {
  if (left.length === 0) return;
  const message =
    'This couldn’t be done: someone else has to do it, or it has changed in the meantime.';
  notifications.show({ message, color: 'orange', autoClose: 8_000 });
};

/** Records lines as what they name. Each is judged by itself. */
function useLineActs(onDone: () => void = () => {}) {
  const record = useAct(recordBankDeposits, {
    done: ({ done }) => (done > 0 ? recordedText(done) : ''),
    onDone({ left }) {
      leftNote(left);
      onDone();
    },
  });
  const complete = useAct(completeBankPayouts, {
    done: ({ done }) => (done > 0 ? completedText(done) : ''),
    onDone({ left }) {
      leftNote(left);
      onDone();
    },
  });
  return { record, complete };
}

const recordedText = (done: number) =>
  `${done === 1 ? 'Recorded' : `${done} recorded`}. Someone else has to approve ${
    done === 1 ? 'it' : 'them'
  }.`;

const completedText = (done: number) =>
  done === 1 ? 'The payout is completed.' : `${done} payouts are completed.`;

/** Whoever read the statement in says what the bank paid, so another person completes it. */
const mayComplete = ({ state, readById }: Line, { id }: SignedIn) =>
  state === 'payout-sent' && !whyNotSecondPerson(readById, id);

function LineActs({ line }: { readonly line: Line }) {
  const signedIn = useSignedIn();
  const { record, complete } = useLineActs();
  const lineIds = [line.id];
  if (!mayAsk(signedIn, recordBankDeposits)) return null;
  if (line.state === 'deposit-new') {
    return (
      <Button loading={record.isPending} onClick={() => record.mutate({ lineIds })} size="xs">
        Record deposit
      </Button>
    );
  }
  if (line.state !== 'payout-sent') return null;
  if (!mayComplete(line, signedIn)) return 'Someone else completes it';
  return (
    <Button loading={complete.isPending} onClick={() => complete.mutate({ lineIds })} size="xs">
      Complete payout
    </Button>
  );
}

interface AllProps {
  readonly lines: readonly Line[];
  readonly onDone: () => void;
}

function ActOnAll({ lines, onDone }: AllProps) {
  const { record, complete } = useLineActs(onDone);
  const idsOf = (state: LineState) =>
    lines.filter((line) => line.state === state).map(({ id }) => id);
  const [deposits, payouts] = [idsOf('deposit-new'), idsOf('payout-sent')];
  return (
    <>
      {deposits.length > 0 && (
        <Button
          loading={record.isPending}
          onClick={() => record.mutate({ lineIds: deposits })}
          size="xs"
        >
          Record deposits: {deposits.length}
        </Button>
      )}
      {payouts.length > 0 && (
        <Button
          loading={complete.isPending}
          onClick={() => complete.mutate({ lineIds: payouts })}
          size="xs"
        >
          Complete payouts: {payouts.length}
        </Button>
      )}
    </>
  );
}

const bulkOf = (signedIn: SignedIn): Bulk<Line> => ({
  mayPick: (line) => line.state === 'deposit-new' || mayComplete(line, signedIn),
  nameOf: ({ place }) => `line ${place}`,
  acts: (picked, clear) => <ActOnAll lines={picked} onDone={clear} />,
});

/** The lines of one statement, and what each can be recorded as. */
export function StatementLines({ id }: { readonly id: string }) {
  const { filters } = usePlace();
  const signedIn = useSignedIn();
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
        bulk={mayAsk(signedIn, recordBankDeposits) ? bulkOf(signedIn) : undefined}
        columns={columns}
        empty="No matching lines."
        input={{ id, ...(state ? { state } : {}) }}
        keyOf={(line) => line.id}
        name="Statement lines"
        route={listBankLines}
      />
    </Page>
  );
}
