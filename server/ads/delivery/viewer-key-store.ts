import type { Sql } from '../../platform/database/database.ts';
import type { ViewerKey } from './viewer.ts';

/** The key from which viewers' salts are derived, for the oldest day that is not forgotten. */
export const getViewerKey = (sql: Sql): Promise<ViewerKey> =>
  sql.one<ViewerKey>`select day, key from viewer_key`;

/** Destroys the salts of all days before this one, counted from 1970. */
export const forgetViewerKeys = (sql: Sql, day: number) => sql`select forget_viewer_keys(${day})`;

/** Deletes the addresses of sessions that began before a moment; a session lives for a month. */
export const forgetAddresses = (sql: Sql, cutoff: Date) =>
  sql`update session set address = '' where address <> '' and created_at < ${cutoff}`;
