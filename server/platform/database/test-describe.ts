import type pg from 'pg';
import type { RowKind } from './test-row-type.ts';

export interface DescribedColumn {
  readonly name: string;
  readonly kind: RowKind | null;
  /** `table.column` by number if the result column comes straight from a table. */
  readonly source: string;
}

export interface Described {
  /** The database's error for the statement, or null if it is valid. */
  readonly error: string | null;
  readonly columns: readonly DescribedColumn[];
}

/** The JavaScript type of each PostgreSQL type, as `db.ts` parses it. */
const kinds: Readonly<Record<number, RowKind>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'json',
  700: 'number',
  701: 'number',
  1082: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  3802: 'json',
};
/** Array types: bool, bytea, int2, int4, text, int8, timestamptz, uuid, jsonb. */
const arrays = new Set([1000, 1001, 1005, 1007, 1009, 1016, 1185, 2951, 3807]);

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** Has the database parse a statement and describe its result, without running it. */
export const describeStatement = (client: pg.Client, text: string): Promise<Described> =>
  new Promise((resolve) => {
    let columns: Described['columns'] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { readonly fields: readonly Field[] }) {
        columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          source: `${tableID}.${columnID}`,
          kind: arrays.has(dataTypeID) ? 'array' : (kinds[dataTypeID] ?? null),
        }));
      },
      handleError: ({ message }: Error) => resolve({ error: message, columns }),
      handleReadyForQuery: () => resolve({ error: null, columns }),
    } as pg.Submittable);
  });
