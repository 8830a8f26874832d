import type { RecoveryStep } from '#domain/ledger/recovery.ts';
import type { Sql } from '../../platform/database/database.ts';

/** Every step that opened or paid one of a partner's recoveries, in order. */
export const listRecoverySteps = (sql: Sql, owner: string): Promise<RecoveryStep[]> =>
  sql.many<RecoveryStep>`
    select e.cause ->> 'recovery' recovery, p.amount
      from posting p join entry e on e.id = p.entry_id
     where p.owner = ${owner} and p.pocket = 'recovery_receivable'
     order by p.turn`;
