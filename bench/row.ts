/** One line of the result. `ratio` and `goal` compare across machines; the texts do not. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly against: string;
  readonly ratio: number;
  readonly goal: number;
  readonly met: boolean;
}

/** Rows that are measured together, because they need the same processes. */
export interface RowGroup {
  readonly names: readonly string[];
  /** Measures those of its rows that are wanted, never none. */
  measure(wanted: readonly string[]): Promise<Row[]>;
}

type Measured = Omit<Row, 'met'>;

export const atLeast = (row: Measured): Row => ({ ...row, met: row.ratio >= row.goal });
export const atMost = (row: Measured): Row => ({ ...row, met: row.ratio <= row.goal });
