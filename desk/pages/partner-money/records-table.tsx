import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { listPartnerRecords, type showPartnerMoney } from '#contract/desk/partner-money.ts';
import { chargeBackEntry } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { kindWord } from '../../money/record-words.ts';
import { askedFor, evidenceField, whyFields } from '../../money/why-fields.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';

type Record = Output<typeof listPartnerRecords>['list'][number];
type PartnerMoney = Output<typeof showPartnerMoney>;

const whyNotWords: Readonly<Partial<{ [reason: string]: string }>> = {
  entry_not_reversible: 'Can’t be reversed on its own',
  chargeback_too_late: 'Past the time limit',
  entry_already_reversed: 'Already charged back',
};

const columns = (onChoose: (record: Record) => void): readonly Column<Record>[] => [
  { title: 'No.', cell: ({ seq }) => seq, text: ({ seq }) => String(seq), isNumber: true },
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  {
    title: 'What',
    cell: ({ id, kind }) => (
      <>
        {kindWord(kind)} <WaitingMark kinds={['chargeback']} subject={id} />
      </>
    ),
    text: ({ kind }) => kindWord(kind),
    isShort: true,
  },
  {
    title: 'Amount',
    cell: ({ amount }) => shownMoney(amount),
    text: ({ amount }) => amount,
    isNumber: true,
  },
  {
    title: 'Remark',
    cell: ({ remark }) => stopTextOf(remark ?? '–'),
    text: ({ remark }) => stopTextOf(remark ?? ''),
  },
  {
    title: 'Entry',
    cell: ({ id }) => <code>{id.slice(0, 8)}</code>,
    text: ({ id }) => id,
    isShort: true,
  },
  {
    title: 'Chargeback',
    cell: (record) => <Choose onChoose={onChoose} record={record} />,
    text: ({ whyNot }) => whyNot ?? 'possible',
    isActs: true,
  },
];

interface ChooseProps {
  readonly record: Record;
  readonly onChoose: (record: Record) => void;
}

function Choose({ record, onChoose }: ChooseProps) {
  const signedIn = useSignedIn();
  if (record.whyNot) {
    return (
      <Text c="dimmed" size="sm">
        {whyNotWords[record.whyNot] ?? record.whyNot}
      </Text>
    );
  }
  if (!mayAsk(signedIn, chargeBackEntry)) return null;
  return (
    <Button onClick={() => onChoose(record)} size="xs" variant="default">
      Charge back
    </Button>
  );
}

/** A partner's records, one of which can be chosen for reversal. */
export function RecordsTable({ money }: { readonly money: PartnerMoney }) {
  const [chosen, setChosen] = useState<Record | null>(null);
  return (
    <>
      <DataTable
        columns={columns(setChosen)}
        empty="No transactions in this wallet."
        input={{ partner: money.id }}
        keyOf={({ id }) => id}
        name={`${money.partner}’s transactions`}
        route={listPartnerRecords}
      />
      {chosen && <ChargebackForm money={money} onClose={() => setChosen(null)} record={chosen} />}
    </>
  );
}

interface ChargebackFormProps {
  readonly money: PartnerMoney;
  readonly record: Record;
  readonly onClose: () => void;
}

function ChargebackForm({ money, record, onClose }: ChargebackFormProps) {
  const ask = useAct(chargeBackEntry, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={[...whyFields, evidenceField]}
      isBusy={ask.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(values) => ask.mutate({ partnerId: money.id, entryId: record.id, ...values })}
      failure={ask.error}
      submit="Request chargeback"
      title={`Charge back a transaction of ${money.partner}`}
    >
      <Facts
        facts={[
          ['Record', `${kindWord(record.kind)}, ${shownTime(record.at)}`],
          ['Amount', shownMoney(record.amount)],
          ['Entry', <code key="entry">{record.id}</code>],
        ]}
      />
    </FieldsForm>
  );
}
