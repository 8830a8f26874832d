import { randomUUID } from 'node:crypto';
import { rateValidMs } from '#domain/exchange/rate.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Acceptor } from './acceptor-store.ts';

/** A rate shown to a partner, and until when it is guaranteed. */
export interface Quote {
  readonly id: string;
  readonly partnerId: string;
  readonly acceptorId: string;
  readonly rate: string;
  readonly expiresAt: Date;
}

const columns = `id, partner_id "partnerId", acceptor_id "acceptorId", rate,
  expires_at "expiresAt"`;

/**
 * Guarantees the acceptor's rate to a partner. A recent quote is reused, so that after a page
 * reload a request whose answer was lost is repeated, not made a second time.
 */
export async function keepRate(
  sql: Sql,
  partnerId: string,
  { id: acceptorId, rate }: Acceptor,
  now: Date,
): Promise<Quote> {
  const half = new Date(now.getTime() + rateValidMs / 2);
  const [known] = await sql<Quote>(
    `select ${columns} from exchange_quote
      where partner_id = $1 and acceptor_id = $2 and rate = $3 and expires_at > $4
      order by expires_at desc, id limit 1`,
    [partnerId, acceptorId, rate, half],
  );
  if (known) return known;
  const expiresAt = new Date(now.getTime() + rateValidMs);
  const quote = { id: randomUUID(), partnerId, acceptorId, rate, expiresAt };
  await sql(
    `insert into exchange_quote (id, partner_id, acceptor_id, rate, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [quote.id, partnerId, acceptorId, rate, now, expiresAt],
  );
  return quote;
}

export async function findQuote(sql: Sql, id: string): Promise<Quote | null> {
  const [row] = await sql<Quote>(`select ${columns} from exchange_quote where id = $1`, [id]);
  return row ?? null;
}
