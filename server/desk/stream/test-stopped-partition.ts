import { randomUUID } from 'node:crypto';
import type { TestServer } from '../../test-server.ts';

/** A partition that has waited for some hours for two batches of an edge that is gone. */
export async function stopPartition(server: TestServer, partition: number): Promise<string> {
  const producer = randomUUID();
  await server.db.owner.sql`
    insert into partition_position
      (partition, sequence, stopped_why, stopped_at, missing_producer, missing_counter)
    values (${partition}, 40, 'gap', clock_timestamp() - interval '3 hours', ${producer}, 6)`;
  await server.db.owner.sql`insert into producer_position values (${producer}, ${partition}, 4)`;
  return producer;
}
