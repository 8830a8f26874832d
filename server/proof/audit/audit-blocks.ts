import {
  type Block,
  BlockError,
  type EventBlocks,
  listBlocks,
} from '../../ads/event-block/event-block.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Finding } from './audit-all.ts';

const changed = 'a block of sealed events is not what was sealed';

/**
 * Re-reads a block: digest, chains and sums. A changed, truncated or missing block is a finding. If
 * the whole folder is unavailable, nothing can be said about any block, and the round fails.
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

/** Verifies all blocks. */
export async function auditBlocks(sql: Sql, blocks: EventBlocks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (let after = 0n; ; ) {
    const [block] = await listBlocks(sql, after, 1);
    if (!block) return findings;
    findings.push(...(await verifyOne(sql, blocks, block)));
    after = block.id;
  }
}

/** Verifies the next block, starting over after the last: each round reads just one. */
export async function auditNextBlock(
  sql: Sql,
  blocks: EventBlocks,
  after: bigint,
): Promise<{ next: bigint; findings: Finding[] }> {
  const [block] = await listBlocks(sql, after, 1);
  if (!block) return { next: 0n, findings: [] };
  return { next: block.id, findings: await verifyOne(sql, blocks, block) };
}
