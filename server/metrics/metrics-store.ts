import type { Sql } from '../database/database.ts';

export interface JobState {
  readonly name: string;
  /** How long it has been due without anyone running it; 0 when it is not due. */
  readonly overdueSeconds: number;
  readonly failures: number;
}

export const listJobStates = (sql: Sql): Promise<JobState[]> =>
  sql<JobState>(
    `select name, failures,
            case when leased_until > clock_timestamp() then 0 else
              greatest(0, extract(epoch from clock_timestamp() - due_at)) end::float8
              "overdueSeconds"
       from job`,
  );

export interface OutboxState {
  readonly outbox: 'postback' | 'push';
  readonly waiting: number;
  readonly oldestSeconds: number;
}

/** What waits to be sent to other people's servers and phones, as long as it is retried. */
export const listOutboxes = (sql: Sql): Promise<OutboxState[]> =>
  sql<OutboxState>(
    `select 'postback' as outbox, count(*)::int as waiting,
            coalesce(extract(epoch from clock_timestamp() - min(o.at)), 0)::float8 "oldestSeconds"
       from postback_out o
      where o.at > clock_timestamp() - interval '1 day'
        and not exists (select from postback_attempt a
              where a.out_id = o.id and a.status between 200 and 299)
     union all
     select 'push', count(*)::int,
            greatest(0, coalesce(extract(epoch from clock_timestamp() - min(due_at)), 0))::float8
       from push_try where outcome is null`,
  );
