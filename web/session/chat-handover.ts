import type { WaitingMessage } from './chat-outbox.ts';
import { handoverName } from './forget-handover.ts';

/** What the worker needs to send messages when no window of the app is open. */
export interface Handover {
  /** With the session's token; empty as soon as nothing waits. */
  readonly headers: Readonly<Record<string, string>>;
  readonly messages: readonly WaitingMessage[];
  /** The ids of messages that the worker has sent, until the app has learned of it. */
  readonly taken: readonly string[];
}

/** The server has one message; the token goes with the last of them. */
export function afterTaken(old: Handover, requestId: string): Handover {
  const messages = old.messages.filter((message) => message.requestId !== requestId);
  const headers = messages.length === 0 ? {} : old.headers;
  return { headers, messages, taken: [...old.taken, requestId] };
}

/** Leaves the rest to the app, where it waits too. */
export const giveBack = ({ taken }: Handover): Handover => ({ headers: {}, messages: [], taken });

/** Whether two hold the same messages, to be sent with the same token. */
export const isSameHandover = (one: Handover, other: Handover): boolean =>
  one.headers['X-CT'] === other.headers['X-CT'] &&
  one.messages.map(idOf).join() === other.messages.map(idOf).join();

const idOf = ({ requestId }: WaitingMessage): string => requestId;

const storeName = 'handover';
const place = 'now';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(handoverName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Changes the handover in one transaction, so that neither page nor worker undoes the other's
 * change, and returns the result. The database is opened at once: what is removed after this call
 * stays removed.
 */
export async function changeHandover(
  change: (old: Handover | null) => Handover | null,
): Promise<Handover | null> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite');
    // Takes effect after the transaction; an open connection would keep it from being deleted.
    database.close();
    const store = transaction.objectStore(storeName);
    const found = store.get(place);
    let now: Handover | null = null;
    found.onsuccess = () => {
      now = change(found.result ?? null);
      if (now && now.messages.length + now.taken.length > 0) store.put(now, place);
      else store.delete(place);
    };
    transaction.oncomplete = () => resolve(now);
    transaction.onabort = () => reject(transaction.error);
  });
}
