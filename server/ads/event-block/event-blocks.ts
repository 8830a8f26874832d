import type { Sql } from '../../platform/database/database.ts';
import { chainEvents, isWhole, type SealedEvent } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import { readRows } from './block-file.ts';
import { type BlockFolder, createBlockFolder } from './block-folder.ts';
import { type Block, type BlockRange, listRangesOfBlock } from './block-store.ts';
import { bufferOf } from './bytes-buffer.ts';
import { verifyBlock } from './verify-block.ts';

/** Read access to sealed events. */
export interface EventBlocks {
  readonly folder: BlockFolder;
  /** The events of a range with their hashes. Throws if the block was changed. */
  read(range: BlockRange): Promise<readonly SealedEvent[]>;
  /** Re-reads a whole block. Throws if it was changed. */
  verify(sql: Sql, block: Block): Promise<void>;
}

const keptMax = 8;

/** For processes without a folder: every read of a block fails and says so. */
export const noBlocks: EventBlocks = { ...createEventBlocks('(none given)') };

export function createEventBlocks(path: string): EventBlocks {
  const folder = createBlockFolder(path);
  const kept = new Map<string, readonly SealedEvent[]>();
  return {
    folder,
    async read(range) {
      const name = `${range.file} ${range.firstRow}`;
      const known = kept.get(name);
      if (known) return known;
      const events = await readRange(folder, range);
      if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? '');
      kept.set(name, events);
      return events;
    },
    async verify(sql, block) {
      await verifyBlock(folder, block, await listRangesOfBlock(sql, block.id));
    },
  };
}

async function readRange(folder: BlockFolder, range: BlockRange): Promise<SealedEvent[]> {
  const bytes = await folder.read(range.file);
  const end = range.firstRow + range.to - range.from + 1;
  const rows = await readRows(bufferOf(bytes), range.firstRow, end).catch(() => []);
  const events = chainEvents(rows, range.previous);
  if (isWhole(events, range)) return events;
  throw new BlockError(
    `Block ${range.file} is not as it was sealed: events ${range.from} to ${range.to} of plan ` +
      `${range.planNo} do not lead to the hash of their chain.`,
  );
}
