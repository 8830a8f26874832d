import { useState } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import { ExportButton } from './export-button.tsx';
import { sortRows, useSort } from './sort-rows.ts';
import { foldedOf, TableView, type TableViewProps, titlesOf } from './table-view.tsx';

interface WholeTableProps<Row> extends TableViewProps<Row> {
  readonly rows: readonly Row[];
}

/** A list the server returns in one piece. The export holds what the filters leave. */
export function WholeTable<Row>(props: WholeTableProps<Row>) {
  const { columns, name } = props;
  const { sort } = useSort(name, titlesOf(columns));
  const rows = sortRows(props.rows, columns, sort);
  const [steps, setSteps] = useState(0);
  return (
    <>
      <TableView {...props} onFold={setSteps} rows={rows} />
      {rows.length > 0 && (
        <div className="desk-table-foot">
          <span className="desk-head-rest" />
          <ColumnChoice folded={foldedOf(columns, steps)} table={name} titles={titlesOf(columns)} />
          <ExportButton columns={columns} name={name} read={async () => ({ rows, isCut: false })} />
        </div>
      )}
    </>
  );
}
