import type { Sql } from '../../platform/database/database.ts';

export interface JobState {
  readonly name: string;
  /** How long it has been due without anyone running it; 0 when it is not due. */
  readonly overdueSeconds: number;
  readonly failures: number;
}

export const listJobStates = (sql: Sql): Promise<JobState[]> =>
  sql.many<JobState>`
    select name, failures,
           case when leased_until > clock_timestamp() then 0
                else greatest(0, extract(epoch from clock_timestamp() - due_at)) end::float8
             overdue_seconds
      from job`;

export interface PushQueue {
  readonly waiting: number;
  readonly oldestSeconds: number;
}

/** The push messages that wait to be sent or tried again. */
export async function getPushQueue(sql: Sql): Promise<PushQueue> {
  return sql.one<PushQueue>`
    select count(*)::int as waiting,
           greatest(0, coalesce(extract(epoch from clock_timestamp() - min(due_at)), 0))::float8
             oldest_seconds
      from push_try where outcome is null`;
}
