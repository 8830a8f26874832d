/** Where what the worker may send lies, and the name under which the browser wakes it for that. */
export const handoverName = 'chatOutbox';

/** Only a browser that wakes the worker once there is a network has anything handed over. */
export const canHandOver = (): boolean =>
  'SyncManager' in globalThis && typeof indexedDB !== 'undefined';

/** Takes back what the worker may send. The messages still wait in the app itself. */
export function forgetHandover(): void {
  if (!canHandOver()) return;
  try {
    indexedDB.deleteDatabase(handoverName);
  } catch {
    // Storage is closed, so nothing was handed over.
  }
}
