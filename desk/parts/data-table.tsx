import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { Input } from '#contract/route.ts';
import { askAll, useList, useWhole } from '../api/use-ask.ts';
import { narrow, type Place, usePlace } from '../location/use-place.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ExportButton } from './export-button.tsx';
import { sortRows, useSort } from './sort-rows.ts';
import { foldedOf, TableView, type TableViewProps, titlesOf } from './table-view.tsx';

interface DataTableProps<R extends DeskRoute, Row> extends TableViewProps<Row> {
  readonly route: R;
  readonly input: Input<R>;
  /** Polls the list while it is visible, because a queue changes by itself. */
  readonly everyMs?: number;
  /** Replaces `empty` while filters are set. */
  readonly noMatch?: string;
}

/** More belongs in a report; every page is a separate call. */
const exportRowsMax = 5_000;
const sortRowsMax = 1_000;

/** The filters in the address that the list is narrowed by. */
const filtersOf = ({ filters }: Place, input: object): string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    value && filters[name] === value ? [name] : [],
  );

const without = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/**
 * A server-side list, page by page. Sorting and export read every row that the filters leave, up to
 * a stated limit.
 */
export function DataTable<R extends DeskRoute, Row>(props: DataTableProps<R, Row>) {
  const { route, input, everyMs, noMatch = 'Nothing matches these filters.', ...view } = props;
  const place = usePlace();
  const set = filtersOf(place, input as object);
  const titles = titlesOf(view.columns);
  const { sort } = useSort(view.name, titles);
  const [steps, setSteps] = useState(0);
  const list = useList(route, input, everyMs);
  const whole = useWhole(route, input, { rowsMax: sortRowsMax, isWanted: sort !== null });
  const { error } = sort ? whole : list;
  const found = (sort ? whole.data?.rows : list.rows) as readonly Row[] | undefined;
  const rows = sortRows(found ?? [], view.columns, sort);
  if (error && rows.length === 0) {
    const again = () => (sort ? whole.refetch() : list.refetch());
    return (
      <Alert color="red" title="This couldn’t be loaded">
        <p>{error.message}</p>
        <Button onClick={again} size="xs">
          Try again
        </Button>
      </Alert>
    );
  }
  const isLoading = sort ? whole.isLoading : list.isLoading;
  return (
    <>
      {error && (
        <Alert color="red" mb="sm">
          This may be out of date: it couldn’t be refreshed. {error.message}
        </Alert>
      )}
      <TableView
        {...view}
        empty={isLoading ? 'Loading…' : set.length > 0 ? noMatch : view.empty}
        onFold={setSteps}
        rows={rows}
      />
      <div className="desk-table-foot">
        {!sort && list.hasNextPage && (
          <Button
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
            size="xs"
            variant="default"
          >
            Show more
          </Button>
        )}
        {sort && whole.data?.isCut && (
          <span className="desk-table-note">
            Sorted among the first {sortRowsMax} rows. Narrow the filters to sort the rest.
          </span>
        )}
        {rows.length === 0 && set.length > 0 && !isLoading && (
          <Button onClick={() => narrow(place, without(set))} size="xs" variant="default">
            Clear filters
          </Button>
        )}
        <span className="desk-head-rest" />
        {rows.length > 0 && (
          <>
            <ColumnChoice
              folded={foldedOf(view.columns, steps)}
              table={view.name}
              titles={titles}
            />
            <ExportButton
              columns={view.columns}
              name={view.name}
              read={async (onRows) => {
                const { isCut, ...all } = await askAll(route, input, exportRowsMax, onRows);
                return { rows: sortRows(all.rows as readonly Row[], view.columns, sort), isCut };
              }}
            />
          </>
        )}
      </div>
    </>
  );
}
