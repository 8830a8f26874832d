import { randomUUID } from 'node:crypto';
import { rateValidMs } from '#domain/exchange/rate.ts';
import { fragment, insert, type Sql } from '../../platform/database/database.ts';
import type { Acceptor } from './acceptor-store.ts';

/** A rate shown to a partner, and until when it is guaranteed. */
export interface Quote {
  readonly id: string;
  readonly partnerId: string;
  readonly acceptorId: string;
  readonly rate: string;
  readonly expiresAt: Date;
}

const columns = fragment`id, partner_id, acceptor_id, rate, expires_at`;

/**
 * Guarantees the acceptor's rate to a partner. A recent quote is reused, so that after a page
 * reload a request whose answer was lost is repeated, not made a second time.
 */
export async function guaranteeRate(
  sql: Sql,
  partnerId: string,
  { id: acceptorId, rate }: Acceptor,
  now: Date,
): Promise<Quote> {
  const expiresAtMin = new Date(now.getTime() + rateValidMs / 2);
  const recentQuote = await sql.maybeOne<Quote>`
    select ${columns} from exchange_quote
     where partner_id = ${partnerId} and acceptor_id = ${acceptorId} and rate = ${rate}
       and expires_at > ${expiresAtMin}
     order by expires_at desc, id limit 1`;
  if (recentQuote) return recentQuote;

  const expiresAt = new Date(now.getTime() + rateValidMs);
  const quote = { id: randomUUID(), partnerId, acceptorId, rate, expiresAt };
  await insert(sql, 'exchange_quote', {
    id: quote.id,
    partnerId,
    acceptorId,
    rate,
    madeAt: now,
    expiresAt,
  });
  return quote;
}

export async function findQuote(sql: Sql, id: string): Promise<Quote | null> {
  return sql.maybeOne<Quote>`select ${columns} from exchange_quote where id = ${id}`;
}
