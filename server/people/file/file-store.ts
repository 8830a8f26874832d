import type { StoredImages } from '#domain/file/image.ts';
import type { Sql } from '../../platform/database/database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Counts a partner's images, and locks out the partner's other uploads meanwhile. */
export async function lockStoredImages(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<StoredImages> {
  await sql('select from partner where id = $1 for no key update', [partnerId]);
  return countStoredImages(sql, partnerId, now);
}

export async function countStoredImages(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<StoredImages> {
  const [row] = await sql<{ today: bigint; bytes: bigint }>(
    `select count(*) filter (where at > $2) today, coalesce(sum(bytes), 0)::bigint bytes
       from image where partner_id = $1`,
    [partnerId, new Date(now.getTime() - dayMs)],
  );
  return { today: Number(row?.today ?? 0), bytes: Number(row?.bytes ?? 0) };
}

export interface StoredImage {
  readonly id: string;
  readonly partnerId: string;
  readonly bytes: number;
  readonly at: Date;
}

export async function insertImage(sql: Sql, { id, partnerId, bytes, at }: StoredImage) {
  await sql('insert into image (id, partner_id, bytes, at) values ($1, $2, $3, $4)', [
    id,
    partnerId,
    bytes,
    at,
  ]);
}

/** How many of these images belong to the partner. */
export async function countOwnImages(sql: Sql, partnerId: string, ids: readonly string[]) {
  const [row] = await sql<{ count: bigint }>(
    'select count(*) from image where partner_id = $1 and id = any ($2)',
    [partnerId, ids],
  );
  return Number(row?.count ?? 0);
}
