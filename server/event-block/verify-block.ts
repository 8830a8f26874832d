import { inThread } from '../process/process.ts';
import type { Part, PartSums } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import type { BlockFolder } from './block-folder.ts';
import type { Block, ReadBlock } from './block-store.ts';

/** What a part was found to be when its events were read and chained again. */
export interface PartFound extends PartSums {
  readonly isWhole: boolean;
}

const program = new URL('./verify-thread.ts', import.meta.url);

/**
 * Reads a block from the disk again, whole: its digest, and the chain of every part computed anew.
 * Throws the first thing that is wrong with it; otherwise says what was read.
 */
export async function verifyBlock(
  folder: BlockFolder,
  block: Pick<Block, 'file' | 'sha256'>,
  parts: readonly (Part & PartSums & { readonly firstRow: number })[],
): Promise<ReadBlock> {
  const { file } = block;
  const bytes = await folder.read(file);
  const { sha256, parts: found } = await inThread<
    never,
    null,
    { sha256: string; parts: PartFound[] }
  >(program, { bytes, parts }, async () => null);
  const at = found.findIndex((one, place) => !isAsSealed(one, parts[place]));
  const part = parts[at];
  if (part) {
    throw new BlockError(
      `Block ${file} is not as it was sealed: events ${part.from} to ${part.to} of plan ` +
        `${part.planId} do not lead to the hash of their chain.`,
    );
  }
  if (sha256 !== block.sha256) {
    throw new BlockError(`Block ${file} is not as it was sealed: its SHA-256 is another.`);
  }
  return {
    file,
    sha256,
    parts: parts.map(({ planId, to }, place) => {
      return { planId, to, head: found[place]?.head ?? '' };
    }),
  };
}

const isAsSealed = (found: PartFound, part: PartSums | undefined): boolean =>
  found.isWhole &&
  found.head === part?.head &&
  found.cost === part.cost &&
  found.unbilledPay === part.unbilledPay;
