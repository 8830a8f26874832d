import pg from 'pg';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export const quoteName = (name: string): string => pg.escapeIdentifier(name);

const columnsOf = ({ columns }: Table) => columns.map(quoteName).join(', ');

/** By a query rather than by name, since a partitioned table cannot be copied by name. */
export const copyOutOf = (table: Table): string =>
  `copy (select ${columnsOf(table)} from ${quoteName(table.name)}) to stdout`;

export const copyInto = (table: Table): string =>
  `copy ${quoteName(table.name)} (${columnsOf(table)}) from stdin`;
