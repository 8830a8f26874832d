import type { Sql } from '../db/db.ts';
import type { Secrets } from '../installation/secrets.ts';
import { createViewers } from './viewer.ts';

export interface SeenClick {
  readonly clickedAt: Date;
  /** Hexadecimal: network and browser, hashed with the salt of its day. */
  readonly viewer: string;
}

/**
 * Whether a click came from a network and browser in which one of these partners is logged in,
 * also when that session began after the click.
 */
export async function isOwnViewer(
  sql: Sql,
  { deliveryKey }: Pick<Secrets, 'deliveryKey'>,
  partners: readonly string[],
  { clickedAt, viewer }: SeenClick,
): Promise<boolean> {
  const sessions = await sql<{ address: string; device: string }>(
    `select address, device from session where partner_id = any($1::uuid[]) and ended_at is null
      order by used_at desc limit 200`,
    [partners],
  );
  const viewers = createViewers(deliveryKey, []);
  return sessions.some(({ address, device }) => {
    const { network } = viewers.address(address);
    return viewers.hash(network, device, clickedAt.getTime()) === viewer;
  });
}
