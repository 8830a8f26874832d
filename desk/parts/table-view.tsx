import { Table, Text } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import type { TextColumn } from './save-table.ts';
import { TableFrame } from './table-frame.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface Column<Row> extends TextColumn<Row> {
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Stays on one line: a time, a name, a state. */
  readonly isShort?: boolean;
  /** The last one, with what can be done: it stays in sight while the others scroll. */
  readonly isActs?: boolean;
}

export interface TableViewProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly empty: string;
  /** Names the file of an export, and the table for a screen reader. */
  readonly name: string;
}

interface ShownProps<Row> extends TableViewProps<Row> {
  readonly rows: readonly Row[];
}

/** Rows and columns. Arrow keys move between rows, and Enter opens one. */
export function TableView<Row>(props: ShownProps<Row>) {
  const { columns, rows, keyOf, onOpen, empty, name } = props;
  const keys = useRowKeys(rows.length);
  return (
    <TableFrame name={name}>
      <Table aria-label={name} highlightOnHover={Boolean(onOpen)} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th className={classOf(column)} key={column.title} scope="col">
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody {...keys.body}>
          {rows.map((row, at) => (
            <Table.Tr
              key={keyOf(row)}
              {...keys.row(at)}
              {...(onOpen ? openable(() => onOpen(row)) : {})}
            >
              {columns.map((column) => (
                <Table.Td className={classOf(column)} key={column.title}>
                  {column.cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 && (
        <Text c="dimmed" p="lg" ta="center">
          {empty}
        </Text>
      )}
    </TableFrame>
  );
}

type Kind = Pick<Column<never>, 'isNumber' | 'isShort' | 'isActs'>;

const classOf = ({ isNumber, isShort, isActs }: Kind) => {
  if (isActs) return 'desk-acts';
  if (isNumber) return 'desk-number';
  return isShort ? 'desk-short' : undefined;
};

const openable = (open: () => void) => ({
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open();
  },
  style: { cursor: 'pointer' },
});
