import { runInThread } from '../../platform/process/process.ts';
import type { EventRange, RangeSums } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import type { BlockFolder } from './block-folder.ts';
import type { Block, ReadBlock } from './block-store.ts';

/** What re-reading and re-chaining a range found. */
export interface CheckedRange extends RangeSums {
  readonly isWhole: boolean;
}

const program = new URL('./verify-thread.ts', import.meta.url);

/**
 * Re-reads a whole block from disk and recomputes its digest and the chain of every range. Throws
 * on the first difference; otherwise returns what was read.
 */
export async function verifyBlock(
  folder: BlockFolder,
  block: Pick<Block, 'file' | 'sha256'>,
  ranges: readonly (EventRange & RangeSums & { readonly firstRow: number })[],
): Promise<ReadBlock> {
  const { file } = block;
  const bytes = await folder.read(file);
  const { sha256, ranges: checkedRanges } = await runInThread<
    never,
    null,
    { sha256: string; ranges: CheckedRange[] }
  >(program, { bytes, ranges }, async () => null);
  const changedIndex = checkedRanges.findIndex(
    (checkedRange, index) => !isAsSealed(checkedRange, ranges[index]),
  );
  const range = ranges[changedIndex];
  if (range) {
    throw new BlockError(
      `Block ${file} is not as it was sealed: events ${range.firstNo} to ${range.lastNo} of ` +
        `plan ${range.planId} do not lead to the hash of their chain.`,
    );
  }
  if (sha256 !== block.sha256) {
    throw new BlockError(`Block ${file} is not as it was sealed: its SHA-256 is another.`);
  }

  return {
    file,
    sha256,
    ranges: ranges.map(({ planId, lastNo }, index) => {
      return { planId, lastNo, head: checkedRanges[index]?.head ?? '' };
    }),
  };
}

const isAsSealed = (checkedRange: CheckedRange, range: RangeSums | undefined): boolean =>
  checkedRange.isWhole &&
  checkedRange.head === range?.head &&
  checkedRange.cost === range.cost &&
  checkedRange.unbilledPay === range.unbilledPay;
