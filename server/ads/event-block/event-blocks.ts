import type { Sql } from '../../platform/database/database.ts';
import { chainEvents, isWholeRange, type SealedEvent } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import { readRows } from './block-file.ts';
import { type BlockFolder, createBlockFolder } from './block-folder.ts';
import { type Block, type BlockRange, listRangesOfBlock } from './block-store.ts';
import { toAsyncBuffer } from './bytes-buffer.ts';
import { verifyBlock } from './verify-block.ts';

/** Read access to sealed events. */
export interface EventBlocks {
  readonly folder: BlockFolder;
  /** The events of a range with their hashes. Throws if the block was changed. */
  read(range: BlockRange): Promise<readonly SealedEvent[]>;
  /** Re-reads a whole block. Throws if it was changed. */
  verify(sql: Sql, block: Block): Promise<void>;
}

const cachedRangesMax = 8;

/** For processes without a folder: every read of a block fails and says so. */
export const noBlocks: EventBlocks = { ...createEventBlocks('(none given)') };

export function createEventBlocks(path: string): EventBlocks {
  const folder = createBlockFolder(path);
  const cachedRanges = new Map<string, readonly SealedEvent[]>();
  return {
    folder,
    async read(range) {
      const key = `${range.file} ${range.firstRow}`;
      const cachedEvents = cachedRanges.get(key);
      if (cachedEvents) return cachedEvents;

      const events = await readRange(folder, range);
      if (cachedRanges.size >= cachedRangesMax)
        cachedRanges.delete(cachedRanges.keys().next().value ?? '');
      cachedRanges.set(key, events);

      return events;
    },
    async verify(sql, block) {
      await verifyBlock(folder, block, await listRangesOfBlock(sql, block.id));
    },
  };
}

async function readRange(folder: BlockFolder, range: BlockRange): Promise<SealedEvent[]> {
  const bytes = await folder.read(range.file);
  const end = range.firstRow + range.lastNo - range.firstNo + 1;
  const rows = await readRows(toAsyncBuffer(bytes), range.firstRow, end).catch(() => []);
  const events = chainEvents(rows, range.previous);
  if (isWholeRange(events, range)) return events;

  throw new BlockError(
    `Block ${range.file} is not as it was sealed: events ${range.firstNo} to ` +
      `${range.lastNo} of plan ${range.planNo} do not lead to the hash of their chain.`,
  );
}
