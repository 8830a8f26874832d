import { askerHeaders } from '../../api/call.ts';
import { changeHandover, isSameHandover } from '../../session/chat-handover.ts';
import { dropWaiting, waitingOf } from '../../session/chat-outbox.ts';
import { canHandOver, forgetHandover, handoverName } from '../../session/forget-handover.ts';
import { lockedStored, tokenStored } from '../../session/session.ts';

interface Wakeable {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Lets the service worker send what waits, in case the app is closed before the network is back.
 */
export async function handOver(owner: string): Promise<void> {
  if (!canHandOver()) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as Wakeable;
  const token = tokenStored.get();
  const messages = waitingOf(owner);
  if (!sync || !token || lockedStored.get() || messages.length === 0) return;
  const headers = { ...askerHeaders(token), 'content-type': 'application/json' };
  try {
    let isNew = true;
    await changeHandover((old) => {
      const now = { headers, messages, taken: old?.taken ?? [] };
      isNew = old === null || !isSameHandover(old, now);
      return now;
    });
    // The browser already has the same registration, and registering again would retry without a
    // pause.
    if (isNew) await sync.register(handoverName);
  } catch {
    // Storage or background sync is unavailable: the message waits in the app alone.
    forgetHandover();
  }
}

/** Removes what the worker has sent while the app was closed. */
export async function dropTaken(): Promise<void> {
  if (!canHandOver()) return;
  const taken: string[] = [];
  await changeHandover((old) => {
    taken.push(...(old?.taken ?? []));
    return old && { ...old, taken: [] };
  }).catch(() => null);
  for (const requestId of taken) dropWaiting(requestId);
}

/** Sends when the worker asks for it, and tells it whether everything was settled. */
export function hearWorker(send: () => Promise<boolean>): () => void {
  const hear = async ({ data, ports }: MessageEvent) => {
    if (data === handoverName) ports[0]?.postMessage(await send());
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  return () => navigator.serviceWorker?.removeEventListener('message', hear);
}
