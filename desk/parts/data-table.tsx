import { Alert, Button, Group, Table, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { DeskInput, DeskRoute } from '#contract/desk/desk-route.ts';
import { askAll, useList } from '../api/use-ask.ts';
import { saveTable } from './save-table.ts';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What an export says, where the cell itself is not text. */
  readonly text: (row: Row) => string;
  readonly isNumber?: boolean;
  /** Stays on one line: a time, a name, a state. */
  readonly isShort?: boolean;
}

interface DataTableProps<R extends DeskRoute, Row> {
  readonly route: R;
  readonly input: DeskInput<R>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly empty: string;
  /** Reads the list again while it is in sight: a queue changes by itself. */
  readonly everyMs?: number;
  /** Names the file of an export, and the table for a screen reader. */
  readonly name: string;
}

/**
 * A list of the server's, page by page. Arrow keys move between rows, Enter opens one, and the
 * export holds every row that the filters leave, not only those on the screen.
 */
export function DataTable<R extends DeskRoute, Row>(props: DataTableProps<R, Row>) {
  const { route, input, columns, keyOf, onOpen, empty, everyMs, name } = props;
  const list = useList(route, input, everyMs);
  const rows = list.rows as Row[];
  const body = useRef<HTMLTableSectionElement>(null);
  const save = async () => saveTable(name, columns, (await askAll(route, input)) as Row[]);
  if (list.error) {
    return (
      <Alert color="red" title="This could not be read">
        <p>{list.error.message}</p>
        <Button onClick={() => list.refetch()} size="xs">
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <>
      <div className="desk-table">
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
          <Table.Tbody onKeyDown={(event) => moveFocus(event, body.current)} ref={body}>
            {rows.map((row) => (
              <Table.Tr key={keyOf(row)} {...(onOpen ? openable(() => onOpen(row)) : {})}>
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
            {list.isLoading ? 'Loading…' : empty}
          </Text>
        )}
      </div>
      <Group mt="sm">
        {list.hasNextPage && (
          <Button
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
            size="xs"
            variant="default"
          >
            Show more
          </Button>
        )}
        {rows.length > 0 && (
          <Button onClick={save} size="xs" variant="subtle">
            Export as CSV
          </Button>
        )}
      </Group>
    </>
  );
}

const classOf = ({ isNumber, isShort }: { isNumber?: boolean; isShort?: boolean }) => {
  if (isNumber) return 'desk-number';
  return isShort ? 'desk-short' : undefined;
};

const openable = (open: () => void) => ({
  tabIndex: 0,
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open();
  },
  style: { cursor: 'pointer' },
});

function moveFocus(event: KeyboardEvent, body: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !body) return;
  const rows = [...body.querySelectorAll<HTMLElement>('tr[tabindex]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = rows[at + step];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
