import type { Sql } from '../database/database.ts';
import {
  type Block,
  BlockError,
  type EventBlocks,
  listBlocks,
} from '../event-block/event-block.ts';
import type { Finding } from './audit-all.ts';

const changed = 'a block of sealed events is not what was sealed';

/**
 * Reads a block again: digest, chains and sums. One that is changed, cut short or gone is a
 * finding. When the whole folder is away nothing is known about any, and the round fails loudly.
 */
async function verifyOne(sql: Sql, blocks: EventBlocks, block: Block): Promise<Finding[]> {
  try {
    await blocks.verify(sql, block);
    return [];
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return [{ what: changed, where: error.message }];
  }
}

/** All blocks there are. */
export async function auditBlocks(sql: Sql, blocks: EventBlocks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let after = 0n; ; ) {
    const [block] = await listBlocks(sql, after, 1);
    if (!block) return findings;
    findings.push(...(await verifyOne(sql, blocks, block)));
    after = block.id;
  }
}

/** The block after one, or the first after the last: a round reads one and no more. */
export async function auditNextBlock(
  sql: Sql,
  blocks: EventBlocks,
  after: bigint,
): Promise<{ next: bigint; findings: Finding[] }> {
  const [block] = await listBlocks(sql, after, 1);
  if (!block) return { next: 0n, findings: [] };
  return { next: block.id, findings: await verifyOne(sql, blocks, block) };
}
