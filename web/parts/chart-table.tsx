import type { ReactNode } from 'react';
import styles from './chart-table.module.css';

interface ChartTableProps {
  /** What opens it: "As a table". */
  openText?: string | undefined;
  label: string;
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/**
 * Figures as a table: text at the start, numbers at the end. With a label it is collapsed at first.
 */
export function ChartTable({ openText, label, head, rows }: ChartTableProps) {
  const table = (
    // A wide table scrolls with a finger or the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <figure aria-label={label} className={`${styles.room} focus-inside`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={rowIndex}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <Cell isFirst={column === 0} key={column}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
  if (!openText) return table;
  return (
    <details>
      <summary className={styles.summary}>{openText}</summary>
      {table}
    </details>
  );
}

function Cell({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return isFirst ? <th scope="row">{children}</th> : <td>{children}</td>;
}
