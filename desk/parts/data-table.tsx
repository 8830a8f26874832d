import { Alert, Button, Group } from '@mantine/core';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { Input } from '#contract/route.ts';
import { askAll, useList } from '../api/use-ask.ts';
import { ExportButton } from './export-button.tsx';
import { TableView, type TableViewProps } from './table-view.tsx';

interface DataTableProps<R extends DeskRoute, Row> extends TableViewProps<Row> {
  readonly route: R;
  readonly input: Input<R>;
  /** Reads the list again while it is in sight: a queue changes by itself. */
  readonly everyMs?: number;
}

/** More belongs into a report; every page is a call of its own. */
const exportRowsMax = 5_000;

/**
 * A list of the server's, page by page. The export holds every row that the filters leave, not
 * only those on the screen, up to a bound.
 */
export function DataTable<R extends DeskRoute, Row>(props: DataTableProps<R, Row>) {
  const { route, input, everyMs, ...view } = props;
  const list = useList(route, input, everyMs);
  const rows = list.rows as Row[];
  if (list.error && rows.length === 0) {
    return (
      <Alert color="red" title="This couldn’t be loaded">
        <p>{list.error.message}</p>
        <Button onClick={() => list.refetch()} size="xs">
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <>
      {list.error && (
        <Alert color="red" mb="sm">
          This may be out of date: it couldn’t be refreshed. {list.error.message}
        </Alert>
      )}
      <TableView {...view} empty={list.isLoading ? 'Loading…' : view.empty} rows={rows} />
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
          <ExportButton
            columns={view.columns}
            name={view.name}
            read={async (onRows) => {
              const whole = await askAll(route, input, exportRowsMax, onRows);
              return { rows: whole.rows as readonly Row[], isCut: whole.isCut };
            }}
          />
        )}
      </Group>
    </>
  );
}
