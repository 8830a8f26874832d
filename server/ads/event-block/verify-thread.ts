import { doInThread, sha256 } from '../../platform/process/process.ts';
import { chainEvents, type EventRange, isWholeRange, sumRange } from './block-chain.ts';
import { readRows } from './block-file.ts';
import { toAsyncBuffer } from './bytes-buffer.ts';
import type { CheckedRange } from './verify-block.ts';

interface VerifyTask {
  readonly bytes: Uint8Array;
  readonly ranges: readonly (EventRange & { readonly firstRow: number })[];
}

/** Reads a whole block and returns its digest and the totals of each range. */
doInThread<VerifyTask, never, null, { sha256: string; ranges: CheckedRange[] }>(
  ({ bytes, ranges }) => ({
    page: () => {},
    async end() {
      const checkedRanges: CheckedRange[] = [];
      for (const range of ranges) checkedRanges.push(await checkRange(bytes, range));
      return { sha256: sha256(bytes), ranges: checkedRanges };
    },
  }),
);

async function checkRange(
  bytes: Uint8Array,
  range: VerifyTask['ranges'][number],
): Promise<CheckedRange> {
  try {
    const rows = await readRows(
      toAsyncBuffer(bytes),
      range.firstRow,
      range.firstRow + range.lastNo - range.firstNo + 1,
    );
    const events = chainEvents(rows, range.previous);
    return { ...sumRange(events), isWhole: isWholeRange(events, range) };
  } catch {
    // A file that no longer parses as Parquet has no chain.
    return { head: '', cost: 0n, unbilledPay: 0n, isWhole: false };
  }
}
