import { dayMs } from '#domain/plan/limits.ts';
import type { Db, Sql } from '../database/database.ts';
import { inThread } from '../process/process.ts';
import { chainEvents, type Part, type PartSums, sumsOf } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import { type BlockEvent, groupRows } from './block-file.ts';
import { digestOf } from './block-folder.ts';
import {
  dropPartition,
  findSealable,
  listBlocksOf,
  listPartsOfBlock,
  listUnsealed,
  type ReadBlock,
  type SealablePlan,
  saveManifest,
} from './block-store.ts';
import type { EventBlocks } from './event-blocks.ts';
import { readEvents, type StoredRow } from './stored-event-store.ts';
import { verifyBlock } from './verify-block.ts';

export interface SealParts {
  readonly db: Db;
  readonly blocks: EventBlocks;
  /** How long a plan must be over. */
  readonly sealAfterDays: number;
  /** How many events a block holds. */
  readonly eventsMax?: number;
  /** Hears of each step before it is taken; a test ends the work there. */
  readonly onStep?: (step: SealStep) => void;
}

export const sealSteps = ['write', 'verify', 'manifest', 'read again', 'drop'] as const;
export type SealStep = (typeof sealSteps)[number];

const program = new URL('./write-thread.ts', import.meta.url);
/** A half block is left over from a crash, unless it is being written just now. */
const leftOverMs = dayMs;

type NewPart = Part & PartSums & { readonly firstRow: number };

/**
 * Moves the events of the oldest plans into blocks. A block is written and read again before its
 * manifest is kept, and once more before the partition that its events come from is dropped. It can
 * end at any point: what has no manifest is written anew, what has one is not written again.
 */
export async function sealEvents(parts: SealParts, now: Date): Promise<void> {
  const { db, blocks, onStep = () => {} } = parts;
  await removeHalves(blocks, now);
  const endedBefore = new Date(now.getTime() - parts.sealAfterDays * dayMs);
  const partition = await findSealable(db.sql, endedBefore);
  if (partition === null) return;
  for (;;) {
    const plans = await listUnsealed(db.sql, partition);
    if (plans.length === 0) break;
    await sealBlock(parts, partition, plans, now);
  }
  const read: ReadBlock[] = [];
  for (const block of await listBlocksOf(db.sql, partition)) {
    onStep('read again');
    read.push(await verifyBlock(blocks.folder, block, await listPartsOfBlock(db.sql, block.id)));
  }
  onStep('drop');
  await dropPartition(db.sql, partition, read, now);
}

/** Seals as many of the plans as fit into one block. */
async function sealBlock(
  { db, blocks, eventsMax = 65_536, onStep = () => {} }: SealParts,
  partition: number,
  plans: readonly SealablePlan[],
  now: Date,
): Promise<void> {
  const sealed: NewPart[] = [];
  const bytes = await inThread<readonly BlockEvent[], null, Uint8Array>(
    program,
    {},
    async (give) => {
      const group: BlockEvent[] = [];
      let rows = 0;
      let isFull = false;
      for (const plan of plans) {
        if (isFull) break;
        for await (const { events, part } of partsOf(db.sql, plan)) {
          isFull = rows > 0 && rows + events.length > eventsMax;
          if (isFull) break;
          sealed.push({ ...part, firstRow: rows });
          rows += events.length;
          group.push(...events);
          while (group.length >= groupRows) await give(group.splice(0, groupRows));
        }
      }
      if (group.length > 0) await give(group);
      return null;
    },
  );
  onStep('write');
  const first = sealed[0] as NewPart;
  const name = `events-${partition}-${first.planId}-${first.from}`;
  const file = await blocks.folder.save(name, bytes);
  const sha256 = digestOf(bytes);
  onStep('verify');
  await verifyBlock(blocks.folder, { file, sha256 }, sealed);
  onStep('manifest');
  await saveManifest(db.sql, { file, sha256, bytes: bytes.length, parts: sealed }, now);
}

/** The rest of a plan, part by part, each with the hash that its chain has there. */
async function* partsOf(sql: Sql, plan: SealablePlan) {
  const planId = Number(plan.planId);
  let previous = plan.head;
  for (let no = Number(plan.sealedTo); no < Number(plan.lastNo); ) {
    const stored: StoredRow[] = await readEvents(sql, plan.planId, no, groupRows);
    const events = chainEvents(stored, previous);
    const last = stored.at(-1);
    const sums = sumsOf(events);
    if (!last || sums.head !== last.hash) {
      throw new BlockError(
        `Events of plan ${plan.planNo} after number ${no} are not as they were chained. They are ` +
          'not sealed; the auditor says more.',
      );
    }
    const part: Part & PartSums = { planId, from: no + 1, to: last.no, previous, ...sums };
    yield { events: stored as readonly BlockEvent[], part };
    previous = sums.head;
    no = last.no;
  }
}

/** Whole blocks are never removed: one without a manifest here may be another database's. */
async function removeHalves({ folder }: EventBlocks, now: Date): Promise<void> {
  for (const file of await folder.list()) {
    if (!/^events-.*\.parquet\.part$/.test(file)) continue;
    if ((await folder.ageMs(file, now)) > leftOverMs) await folder.remove(file);
  }
}
