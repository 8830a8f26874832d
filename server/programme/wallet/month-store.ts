import type { EntryKind } from '#domain/ledger/kinds.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/** Money in and out in a month by one kind of entry. */
export interface MonthRow {
  readonly month: string;
  readonly kind: EntryKind;
  readonly in: Micro;
  readonly out: Micro;
}

/** Entries that request an outgoing payment, and those that undo the request. */
const outgoingKinds: readonly EntryKind[] = [
  'payout_request',
  'payout_cancel',
  'payout_reject',
  'exchange_hold',
  'exchange_release',
];

/**
 * Money in and out of the available funds, by month in the partner's time zone. Each payout or
 * exchange counts once, net: one undone in the month it was requested counts as neither.
 */
export const listMonthRows = (sql: Sql, owner: string, timeZone: string): Promise<MonthRow[]> =>
  sql.many<MonthRow>`
    select month, kind, coalesce(sum(net) filter (where net > 0), 0)::bigint as "in",
           coalesce(sum(net) filter (where net < 0), 0)::bigint as "out"
      from (select to_char(e.at at time zone ${timeZone}, 'YYYY-MM') as month, min(e.kind) as kind,
                   sum(p.amount) as net
              from posting p join entry e on e.id = p.entry_id
             where p.owner = ${owner} and p.pocket = 'available'
             group by month,
                      case when e.kind = any(${outgoingKinds}::text[])
                           then coalesce(e.cause ->> 'payout', e.cause ->> 'exchange') end,
                      case when e.kind <> all(${outgoingKinds}::text[]) then e.id end) as moves
     where net <> 0
     group by month, kind order by month desc`;
