import {
  type Block,
  BlockError,
  type EventBlocks,
  listBlocks,
} from '../../ads/event-block/event-block.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Finding } from './audit-all.ts';

const changedBlock = 'a block of sealed events is not what was sealed';

/**
 * Re-reads a block: digest, chains and sums. A changed, truncated or missing block is a finding. If
 * the whole folder is unavailable, nothing can be said about any block, and the round fails.
 */
async function verifyBlock(sql: Sql, blocks: EventBlocks, block: Block): Promise<Finding[]> {
  try {
    await blocks.verify(sql, block);
    return [];
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return [{ what: changedBlock, where: error.message }];
  }
}

/** Verifies all blocks. */
export async function auditBlocks(sql: Sql, blocks: EventBlocks): Promise<Finding[]> {
  const findings: Finding[] = [];

  for (let lastId = 0n; ; ) {
    const [block] = await listBlocks(sql, lastId, 1);
    if (!block) return findings;
    findings.push(...(await verifyBlock(sql, blocks, block)));
    lastId = block.id;
  }
}

/** Verifies the next block, starting over after the last: each round reads just one. */
export async function auditNextBlock(
  sql: Sql,
  blocks: EventBlocks,
  lastId: bigint,
): Promise<{ next: bigint; findings: Finding[] }> {
  const [block] = await listBlocks(sql, lastId, 1);
  if (!block) return { next: 0n, findings: [] };
  return { next: block.id, findings: await verifyBlock(sql, blocks, block) };
}
