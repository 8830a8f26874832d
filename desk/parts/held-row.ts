import { createContext, useContext, useEffectEvent, useLayoutEffect, useState } from 'react';

interface InRow {
  /** Told by each form in the row: one more is open, or one fewer. */
  readonly tell: (change: 1 | -1) => void;
  /** The list no longer has the row, which is shown only because of its form. */
  readonly isGone: boolean;
}

export const InRowContext = createContext<InRow>({ tell: () => {}, isGone: false });

interface Held<Row> {
  readonly row: Row;
  readonly at: number;
  readonly forms: number;
}

/**
 * Keeps a row as it was while a form in it is open. Lists reload by themselves and after every act;
 * a form, or a link that is shown once, must not vanish with its row.
 */
export function useHeldRow<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const hold = (row: Row, at: number, change: 1 | -1) =>
    setHeld((before) => {
      const forms = (before?.forms ?? 0) + change;
      return forms > 0 ? { row: before?.row ?? row, at: before?.at ?? at, forms } : null;
    });
  const key = held && keyOf(held.row);
  const isGone = held !== null && !rows.some((row) => keyOf(row) === key);
  const inRow = (row: Row, at: number): InRow => ({
    tell: (change) => hold(row, at, change),
    isGone: isGone && row === held.row,
  });
  if (!held) return { shown: rows, inRow };
  const shown = isGone
    ? rows.toSpliced(held.at, 0, held.row)
    : rows.map((row) => (keyOf(row) === key ? held.row : row));
  return { shown, inRow };
}

/** Keeps the row that this form is in, if any, and says whether the list has lost it. */
export function useInRow(): boolean {
  const { tell, isGone } = useContext(InRowContext);
  const say = useEffectEvent(tell);
  useLayoutEffect(() => {
    say(1);
    return () => say(-1);
  }, []);
  return isGone;
}
