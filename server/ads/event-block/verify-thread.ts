import { doInThread, sha256 } from '../../platform/process/process.ts';
import { chainEvents, type EventRange, isWhole, sumsOf } from './block-chain.ts';
import { readRows } from './block-file.ts';
import { bufferOf } from './bytes-buffer.ts';
import type { RangeFound } from './verify-block.ts';

interface Given {
  readonly bytes: Uint8Array;
  readonly ranges: readonly (EventRange & { readonly firstRow: number })[];
}

/** Reads a whole block and returns its digest and the totals of each range. */
doInThread<Given, never, null, { sha256: string; ranges: RangeFound[] }>(({ bytes, ranges }) => ({
  page: () => {},
  async end() {
    const found: RangeFound[] = [];
    for (const range of ranges) found.push(await lookAt(bytes, range));
    return { sha256: sha256(bytes), ranges: found };
  },
}));

async function lookAt(bytes: Uint8Array, range: Given['ranges'][number]): Promise<RangeFound> {
  try {
    const rows = await readRows(
      bufferOf(bytes),
      range.firstRow,
      range.firstRow + range.to - range.from + 1,
    );
    const events = chainEvents(rows, range.previous);
    return { ...sumsOf(events), isWhole: isWhole(events, range) };
  } catch {
    // A file that no longer parses as Parquet has no chain.
    return { head: '', cost: 0n, unbilledPay: 0n, isWhole: false };
  }
}
