import { Group } from '@mantine/core';
import { ExportButton } from './export-button.tsx';
import { TableView, type TableViewProps } from './table-view.tsx';

interface WholeTableProps<Row> extends TableViewProps<Row> {
  readonly rows: readonly Row[];
}

/** A list the server returns in one piece. The export holds what the filters leave. */
export function WholeTable<Row>(props: WholeTableProps<Row>) {
  const { rows, columns, name } = props;
  return (
    <>
      <TableView {...props} />
      {rows.length > 0 && (
        <Group mt="sm">
          <ExportButton columns={columns} name={name} read={async () => ({ rows, isCut: false })} />
        </Group>
      )}
    </>
  );
}
