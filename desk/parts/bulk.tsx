import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** What can be done with several rows of a list at once; each is still judged by itself. */
export interface Bulk<Row> {
  readonly mayPick: (row: Row) => boolean;
  /** Names the row for a screen reader. */
  readonly nameOf: (row: Row) => string;
  readonly acts: (picked: readonly Row[], clear: () => void) => ReactNode;
}

/** The selected rows that still exist and can be selected. */
export function usePicked<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  bulk: Bulk<Row> | undefined,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const open = bulk ? rows.filter(bulk.mayPick) : [];
  const picked = open.filter((row) => keys.has(keyOf(row)));
  const clear = () => setKeys(new Set());
  return {
    open,
    picked,
    clear,
    isPicked: (row: Row) => keys.has(keyOf(row)),
    pick(row: Row, isPicked: boolean) {
      const next = new Set(keys);
      if (isPicked) next.add(keyOf(row));
      else next.delete(keyOf(row));
      setKeys(next);
    },
    pickAll: (areAll: boolean) => setKeys(new Set(areAll ? open.map(keyOf) : [])),
  };
}

type Picked<Row> = ReturnType<typeof usePicked<Row>>;

export function PickAll<Row>({ picks }: { readonly picks: Picked<Row> }) {
  const { open, picked } = picks;
  const areAll = open.length > 0 && picked.length === open.length;
  return (
    <Checkbox
      aria-label="Select all"
      checked={areAll}
      disabled={open.length === 0}
      indeterminate={picked.length > 0 && !areAll}
      onChange={({ currentTarget }) => picks.pickAll(currentTarget.checked)}
      size="xs"
    />
  );
}

interface PickRowProps<Row> {
  readonly picks: Picked<Row>;
  readonly bulk: Bulk<Row>;
  readonly row: Row;
}

export function PickRow<Row>({ picks, bulk, row }: PickRowProps<Row>) {
  if (!bulk.mayPick(row)) return null;
  return (
    <Checkbox
      aria-label={`Select ${bulk.nameOf(row)}`}
      checked={picks.isPicked(row)}
      onChange={({ currentTarget }) => picks.pick(row, currentTarget.checked)}
      size="xs"
    />
  );
}

interface BulkBarProps<Row> {
  readonly picks: Picked<Row>;
  readonly bulk: Bulk<Row>;
}

/** How many are selected, and what can be done with them. */
export function BulkBar<Row>({ picks, bulk }: BulkBarProps<Row>) {
  const { picked, clear } = picks;
  if (picked.length === 0) return null;
  return (
    <div aria-label="Selected" className="desk-bulk" role="toolbar">
      <span aria-live="polite">{picked.length} selected</span>
      {bulk.acts(picked, clear)}
    </div>
  );
}
