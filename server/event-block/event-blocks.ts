import type { Sql } from '../database/database.ts';
import { chainEvents, isWhole, type SealedEvent } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import { readRows } from './block-file.ts';
import { type BlockFolder, createBlockFolder } from './block-folder.ts';
import { type Block, type BlockPart, listPartsOfBlock } from './block-store.ts';
import { bufferOf } from './bytes-buffer.ts';
import { verifyBlock } from './verify-block.ts';

/** The sealed events, for whoever reads events. */
export interface EventBlocks {
  readonly folder: BlockFolder;
  /** The events of a part with their hashes. Throws when they are not what was sealed. */
  read(part: BlockPart): Promise<readonly SealedEvent[]>;
  /** Reads a block again, whole. Throws when it is not what was sealed. */
  verify(sql: Sql, block: Block): Promise<void>;
}

const keptMax = 8;

/** For who has no folder: every block is then away, which is said and never passed over. */
export const noBlocks: EventBlocks = { ...createEventBlocks('(none given)') };

export function createEventBlocks(path: string): EventBlocks {
  const folder = createBlockFolder(path);
  const kept = new Map<string, readonly SealedEvent[]>();
  return {
    folder,
    async read(part) {
      const name = `${part.file} ${part.firstRow}`;
      const known = kept.get(name);
      if (known) return known;
      const events = await readPart(folder, part);
      if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? '');
      kept.set(name, events);
      return events;
    },
    async verify(sql, block) {
      await verifyBlock(folder, block, await listPartsOfBlock(sql, block.id));
    },
  };
}

async function readPart(folder: BlockFolder, part: BlockPart): Promise<SealedEvent[]> {
  const bytes = await folder.read(part.file);
  const end = part.firstRow + part.to - part.from + 1;
  const rows = await readRows(bufferOf(bytes), part.firstRow, end).catch(() => []);
  const events = chainEvents(rows, part.previous);
  if (isWhole(events, part)) return events;
  throw new BlockError(
    `Block ${part.file} is not as it was sealed: events ${part.from} to ${part.to} of plan ` +
      `${part.planNo} do not lead to the hash of their chain.`,
  );
}
