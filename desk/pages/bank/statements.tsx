import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { listBankStatements, readBankStatement } from '#contract/desk/bank-statements.ts';
import type { Output } from '#contract/route.ts';
import { type StatementFormat, statementFormats } from '#domain/bank/statement.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { goTo } from '../../location/use-place.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { FileInput, Select } from '../../parts/inputs.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type BankStatement = Output<typeof listBankStatements>['list'][number];

const columns: readonly Column<BankStatement>[] = [
  { title: 'File', cell: ({ name }) => name, text: ({ name }) => name },
  { title: 'Format', cell: ({ format }) => format, text: ({ format }) => format, isShort: true },
  {
    title: 'Account',
    cell: ({ account }) => account,
    text: ({ account }) => account,
    isShort: true,
  },
  {
    title: 'New lines',
    cell: ({ lines }) => lines,
    text: ({ lines }) => String(lines),
    isNumber: true,
  },
  {
    title: 'Already known',
    cell: ({ known }) => known,
    text: ({ known }) => String(known),
    isNumber: true,
    folds: 2,
  },
  {
    title: 'Imported',
    cell: ({ readBy, readAt }) => `${readBy}, ${shownTime(readAt)}`,
    text: ({ readBy, readAt }) => `${readBy} ${readAt}`,
  },
  {
    title: 'SHA-256',
    cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 12)}…</code>,
    text: ({ sha256 }) => sha256,
    isShort: true,
    folds: 1,
  },
];

/** Imported statements. Opening one shows what its lines can be recorded as. */
export function Statements() {
  const signedIn = useSignedIn();
  const [isReading, setReading] = useState(false);
  return (
    <>
      {mayAsk(signedIn, readBankStatement) && (
        <div className="desk-filters">
          <Button onClick={() => setReading(true)}>Import statement</Button>
        </div>
      )}
      <DataTable
        columns={columns}
        empty="No statements yet. Importing one books nothing."
        input={{}}
        keyOf={({ id }) => id}
        name="Bank statements"
        onOpen={({ id }) => goTo(`/bank/${id}`)}
        route={listBankStatements}
      />
      {isReading && <ReadForm onClose={() => setReading(false)} />}
    </>
  );
}

const csvColumns =
  'Account, Booked on, Amount, Currency, Bank reference, End-to-end id, Name, Text';

function ReadForm({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<StatementFormat>('camt.053.001.08');
  const read = useAct(readBankStatement, {
    done: ({ lines, known }) =>
      `${lines} new ${lines === 1 ? 'line' : 'lines'}, ${known} already known.`,
    onDone: ({ ids }) => goTo(`/bank/${ids[0]}`),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) setFormat(/\.csv$/i.test(chosen.name) ? 'csv' : 'camt.053.001.08');
  };
  return (
    <ActForm
      failure={read.error}
      isBusy={read.isPending}
      onClose={onClose}
      onSubmit={() => file && read.mutate({ name: file.name.slice(0, 200), format, file })}
      submit="Import statement"
      title="Import bank statement"
    >
      <FileInput
        accept=".xml,.csv"
        at="file"
        label="File"
        onChange={choose}
        required
        value={file}
      />
      <Select
        allowDeselect={false}
        at="format"
        data={[...statementFormats]}
        label="Format"
        onChange={(value) => setFormat(statementFormats.find((one) => one === value) ?? format)}
        value={format}
      />
      <Text c="dimmed" size="sm">
        {format === 'csv'
          ? `The first line names the columns: ${csvColumns}. Outgoing amounts have a minus sign.`
          : 'Only booked lines are imported, and importing books nothing.'}
      </Text>
    </ActForm>
  );
}
