import { Table, Text } from '@mantine/core';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { usePlace } from '../location/use-place.ts';
import { type Bulk, BulkBar, PickAll, PickRow, usePicked } from './bulk.tsx';
import { useHiddenColumns } from './column-choice.tsx';
import { InRowContext, useHeldRow } from './held-row.ts';
import type { TextColumn } from './save-table.ts';
import { useSort } from './sort-rows.ts';
import { type FoldStep, TableFrame } from './table-frame.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface Column<Row> extends TextColumn<Row> {
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Stays on one line: a time, a name, a state. */
  readonly isShort?: boolean;
  /** Where there is no room for all columns, those that fold are hidden, step by step. */
  readonly folds?: FoldStep;
}

export interface TableViewProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly empty: string;
  /** Names the file of an export, and the table for a screen reader. */
  readonly name: string;
  /** Bulk actions for several rows. */
  readonly bulk?: Bulk<Row> | undefined;
  /** Receives how many steps are folded. */
  readonly onFold?: ((steps: number) => void) | undefined;
}

interface ShownProps<Row> extends TableViewProps<Row> {
  readonly rows: readonly Row[];
}

/**
 * Rows and columns. Arrow keys, or J and K, move between rows, and Enter opens one. A heading
 * requests another order; the caller sorts the rows.
 */
export function TableView<Row>(props: ShownProps<Row>) {
  const { keyOf, onOpen, empty, name, bulk } = props;
  const { shown: rows, inRow } = useHeldRow(props.rows, keyOf);
  const picks = usePicked(rows, keyOf, bulk);
  const keys = useRowKeys(rows.length);
  const [hidden] = useHiddenColumns(name);
  const wanted = usePlace().filters.row;
  const { sort, sortBy } = useSort(name, titlesOf(props.columns));
  const columns = props.columns.filter(({ title, isActs }) => isActs || !hidden.includes(title));
  return (
    <TableFrame name={name} onFold={props.onFold}>
      {bulk && <BulkBar bulk={bulk} picks={picks} />}
      <Table aria-label={name} highlightOnHover={Boolean(onOpen)} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {bulk && (
              <Table.Th className="desk-pick">
                <PickAll picks={picks} />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Table.Th
                className={classOf(column)}
                key={column.title}
                scope="col"
                {...(sort?.by === column.title
                  ? { 'aria-sort': sort.isDown ? 'descending' : 'ascending' }
                  : {})}
              >
                {column.isActs ? (
                  column.title
                ) : (
                  <button className="desk-sort" onClick={() => sortBy(column.title)} type="button">
                    {column.title}
                  </button>
                )}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody {...keys.body}>
          {rows.map((row, at) => (
            <InRowContext key={keyOf(row)} value={inRow(row, at)}>
              <Table.Tr
                {...(wanted === keyOf(row) ? { ref: bringIntoSight, 'data-wanted': true } : {})}
                {...keys.row(at)}
                {...(onOpen ? openable(() => onOpen(row)) : {})}
              >
                {bulk && (
                  <Table.Td className="desk-pick">
                    <PickRow bulk={bulk} picks={picks} row={row} />
                  </Table.Td>
                )}
                {columns.map((column) => (
                  <Table.Td className={classOf(column)} key={column.title}>
                    {column.cell(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            </InRowContext>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length === 0 && (
        <Text c="dimmed" p="lg" size="sm" ta="center">
          {empty}
        </Text>
      )}
    </TableFrame>
  );
}

/** Columns that can be sorted by and hidden: all but the actions. */
export const titlesOf = <Row,>(columns: readonly Column<Row>[]): string[] =>
  columns.filter(({ isActs }) => !isActs).map(({ title }) => title);

/** The columns hidden for want of room after some steps. */
export const foldedOf = <Row,>(columns: readonly Column<Row>[], steps: number): string[] =>
  columns.filter(({ folds }) => folds && folds <= steps).map(({ title }) => title);

/** Scrolls to the row that a link named, wherever it is in the list. */
const bringIntoSight = (row: HTMLTableRowElement | null) =>
  row?.scrollIntoView({ block: 'nearest' });

type Kind = Pick<Column<never>, 'isNumber' | 'isShort' | 'isActs' | 'folds'>;

const classOf = ({ isNumber, isShort, isActs, folds }: Kind) => {
  if (isActs) return 'desk-acts';
  const kind = isNumber ? 'desk-number' : isShort ? 'desk-short' : '';
  return folds ? `${kind} desk-folds-${folds}` : kind || undefined;
};

const openable = (open: () => void) => ({
  onClick: (event: MouseEvent) => {
    // A link or button in the row acts by itself, and does not open the row as well.
    if (!(event.target as HTMLElement).closest('a, button, .desk-pick')) open();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open();
  },
  style: { cursor: 'pointer' },
});
