import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { whoAmI } from '#contract/desk/access.ts';
import { useRead } from '../api/use-ask.ts';
import { useHiddenColumns } from './column-choice.tsx';
import { saveTable, type TextColumn } from './save-table.ts';

interface ExportButtonProps<Row> {
  readonly name: string;
  readonly columns: readonly TextColumn<Row>[];
  /** Reads the rows for the file and reports progress. */
  readonly read: (
    onRows: (rows: number) => void,
  ) => Promise<{ readonly rows: readonly Row[]; readonly isCut: boolean }>;
}

/** Saves the chosen columns of a table as a file, showing progress and failures. */
export function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const who = useRead(whoAmI, {});
  const [hidden] = useHiddenColumns(name);
  const [rowsRead, setRowsRead] = useState<number | null>(null);
  const save = async () => {
    setRowsRead(0);
    try {
      const { rows, isCut } = await read(setRowsRead);
      const isDemo = who.data?.installation.mode === 'demo';
      // Buttons without a result have no text.
      const hasText = ({ isActs, text }: TextColumn<Row>) => !isActs || rows.some(text);
      const shown = columns.filter((one) => !hidden.includes(one.title) && hasText(one));
      saveTable(name, shown, rows, { isDemo, isCut });
      if (isCut) {
        const message = `The file contains only the first ${rows.length} rows. Narrow the filters.`;
        notifications.show({ message, color: 'orange', autoClose: 8_000 });
      }
    } catch (error) {
      const message = `The export failed. ${(error as Error).message}`;
      notifications.show({ message, color: 'red', autoClose: 8_000 });
    } finally {
      setRowsRead(null);
    }
  };
  return (
    <Button disabled={rowsRead !== null || !who.data} onClick={save} size="xs" variant="subtle">
      {rowsRead === null ? 'Export as CSV' : `Exporting, ${rowsRead} rows…`}
    </Button>
  );
}
