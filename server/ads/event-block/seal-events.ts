import { dayMs, daysBefore } from '#domain/time.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import { runInThread, sha256 } from '../../platform/process/process.ts';
import { chainEvents, type EventRange, type RangeSums, sumRange } from './block-chain.ts';
import { BlockError } from './block-error.ts';
import { type BlockEvent, groupRows } from './block-file.ts';
import {
  dropPartition,
  findSealablePartition,
  listBlocksOfPartition,
  listRangesOfBlock,
  listUnsealedPlans,
  type ReadBlock,
  type SealablePlan,
  saveManifest,
} from './block-store.ts';
import type { EventBlocks } from './event-blocks.ts';
import { readEvents, type StoredRow } from './stored-event-store.ts';
import { verifyBlock } from './verify-block.ts';

export interface SealingOptions {
  readonly db: Db;
  readonly blocks: EventBlocks;
  /** How long ago a plan must have ended. */
  readonly sealAfterDays: number;
  /** The most events in one block. */
  readonly eventsMax?: number;
  /** Called before each step; a test throws here to interrupt the work. */
  readonly onStep?: (step: SealStep) => void;
}

export const sealSteps = ['write', 'verify', 'manifest', 'read again', 'drop'] as const;
export type SealStep = (typeof sealSteps)[number];

const program = new URL('./write-thread.ts', import.meta.url);
/** An unfinished file this old is left over from a crash, not still being written. */
const unfinishedMsMax = dayMs;

type NewRange = EventRange & RangeSums & { readonly firstRow: number };

/**
 * Moves the events of the oldest plans into blocks. A block is written and re-read before its
 * manifest is saved, and re-read once more before the partition of its events is dropped. An
 * interrupted run resumes: events without a manifest are written again, the others are not. Each
 * run seals one partition, so that a long backlog does not keep the disk busy.
 */
export async function sealEvents(options: SealingOptions, now: Date): Promise<void> {
  const { db, blocks, sealAfterDays } = options;
  await removeUnfinished(blocks, now);
  const run = { db, job: 'seal-events', now };
  const partition = await findSealablePartition(db.sql, run.job, daysBefore(now, sealAfterDays));
  if (!partition) return;

  await eachOne(run, [partition.name], () => sealPartition(options, partition.no, now));
}

/** A partition is dropped as a whole, so a plan that cannot be sealed holds up those in it. */
async function sealPartition(options: SealingOptions, partition: number, now: Date): Promise<void> {
  const { db, blocks, onStep = () => {} } = options;
  for (;;) {
    const plans = await listUnsealedPlans(db.sql, partition);
    if (plans.length === 0) break;

    await sealBlock(options, partition, plans, now);
  }

  const readBlocks: ReadBlock[] = [];
  for (const block of await listBlocksOfPartition(db.sql, partition)) {
    onStep('read again');
    readBlocks.push(
      await verifyBlock(blocks.folder, block, await listRangesOfBlock(db.sql, block.id)),
    );
  }

  onStep('drop');
  await dropPartition(db.sql, partition, readBlocks, now);
}

/** Seals as many of the plans as fit into one block. */
async function sealBlock(
  { db, blocks, eventsMax = 65_536, onStep = () => {} }: SealingOptions,
  partition: number,
  plans: readonly SealablePlan[],
  now: Date,
): Promise<void> {
  const sealedRanges: NewRange[] = [];
  const bytes = await runInThread<readonly BlockEvent[], null, Uint8Array>(
    program,
    {},
    async (sendRows) => {
      const group: BlockEvent[] = [];
      let rows = 0;
      let isFull = false;

      for (const plan of plans) {
        if (isFull) break;
        for await (const { events, range } of streamRanges(db.sql, plan)) {
          isFull = rows > 0 && rows + events.length > eventsMax;
          if (isFull) break;

          sealedRanges.push({ ...range, firstRow: rows });
          rows += events.length;
          group.push(...events);
          while (group.length >= groupRows) await sendRows(group.splice(0, groupRows));
        }
      }
      if (group.length > 0) await sendRows(group);

      return null;
    },
  );
  onStep('write');
  // The first plan has unsealed events, and its first range always fits.
  const firstRange = sealedRanges[0] as NewRange;
  const name = `events-${partition}-${firstRange.planId}-${firstRange.firstNo}`;
  const file = await blocks.folder.save(name, bytes);
  const digest = sha256(bytes);
  onStep('verify');
  await verifyBlock(blocks.folder, { file, sha256: digest }, sealedRanges);
  onStep('manifest');
  await saveManifest(
    db.sql,
    { file, sha256: digest, bytes: bytes.length, ranges: sealedRanges },
    now,
  );
}

/** The unsealed events of a plan, range by range, checked against the plan's chain. */
async function* streamRanges(sql: Sql, plan: SealablePlan) {
  const planId = Number(plan.planId);
  let previous = plan.head;
  for (let lastNo = Number(plan.sealedTo); lastNo < Number(plan.lastNo); ) {
    const storedEvents: StoredRow[] = await readEvents(sql, plan.planId, lastNo, groupRows);
    const events = chainEvents(storedEvents, previous);
    const lastEvent = storedEvents.at(-1);
    const sums = sumRange(events);
    if (!lastEvent || sums.head !== lastEvent.hash) {
      throw new BlockError(
        `Events of plan ${plan.planNo} after number ${lastNo} are not as they were chained. ` +
          'They are not sealed; the auditor says more.',
      );
    }

    const range: EventRange & RangeSums = {
      planId,
      firstNo: lastNo + 1,
      lastNo: lastEvent.no,
      previous,
      ...sums,
    };
    yield { events: storedEvents as readonly BlockEvent[], range };
    previous = sums.head;
    lastNo = lastEvent.no;
  }
}

/** Finished blocks are never removed: one without a manifest may belong to another database. */
async function removeUnfinished({ folder }: EventBlocks, now: Date): Promise<void> {
  for (const file of await folder.list()) {
    if (!/^events-.*\.parquet\.part$/.test(file)) continue;
    if ((await folder.ageMs(file, now)) > unfinishedMsMax) await folder.remove(file);
  }
}
