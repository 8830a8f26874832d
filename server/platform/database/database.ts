/** Database: connection, transactions, batches, schema, the embedded PostgreSQL. */
export { createBatch } from './batch.ts';
export { createGroupObserver, processMetrics } from './batch-metrics.ts';
export { canWrite } from './can-write.ts';
export {
  type Db,
  errorCode,
  isDuplicate,
  isPerhapsCommitted,
  openDb,
  type Script,
} from './db.ts';
export { findRunning } from './embedded/find-running.ts';
export { type FolderLock, takeFolderLock } from './embedded/folder-lock.ts';
export {
  createKnownReply,
  findReplyTo,
  type IdempotencyKey,
  idempotent,
  type KnownReply,
  listReplies,
  saveReplies,
} from './idempotency.ts';
export { type Fresh, keepFresh } from './keep-fresh.ts';
export {
  countQueue,
  type List,
  type Page,
  type Queue,
  queueItems,
  readPage,
  toCursorTime,
} from './list-page.ts';
export { migrate, readSchemaVersion } from './migrate.ts';
export { type OpenDatabase, openDatabase, type ServedDatabase } from './open-database.ts';
export { type Owner, openOwner } from './open-owner.ts';
export { parseTime, type TimeAsText } from './parse-time.ts';
export { plainArray } from './plain-array.ts';
export { DatabaseAway } from './pulse.ts';
export { runtimeRole } from './runtime-role.ts';
export { readInSnapshot, writeInSnapshot } from './snapshot.ts';
export {
  type Fragment,
  fragment,
  identifier,
  insert,
  insertIfAbsent,
  joinFragments,
  literal,
  literals,
  type Sql,
  type TransactionSql,
} from './sql.ts';
export { toLikePattern } from './to-like-pattern.ts';
export { checkDeferred, tryOut } from './try-out.ts';
export { isUnavailable } from './unavailable.ts';
export { isWithinDays } from './within-days.ts';
