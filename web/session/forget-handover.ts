/** The database of what the worker may send, and the sync tag that wakes the worker for it. */
export const handoverName = 'chatOutbox';

/** Only a browser with background sync has anything handed over. */
export const canHandOver = (): boolean =>
  'SyncManager' in globalThis && typeof indexedDB !== 'undefined';

/** Withdraws what the worker may send. The messages still wait in the app itself. */
export function forgetHandover(): void {
  if (!canHandOver()) return;
  try {
    indexedDB.deleteDatabase(handoverName);
  } catch {
    // Storage is unavailable, so nothing was handed over.
  }
}
