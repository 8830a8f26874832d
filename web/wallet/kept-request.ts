import { userInfoStored } from '../session/session.ts';
import { stored } from '../session/stored.ts';

interface Kept {
  readonly requestId: string;
}

/** Where storage is closed, an id lives as long as the page. */
const onPage = new Map<string, string>();

const isKept = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * The id of a request of money, kept for its sender and act until it is known that something was
 * done under it. Storage is read at each press, as another tab may have pressed too.
 */
export function keptRequest(name: string) {
  // Phones change hands: what one partner has asked for is nothing of the next.
  const key = `request:${name}:${userInfoStored.get()?.id ?? ''}`;
  const find = () => stored<Kept>(key, isKept).get()?.requestId ?? onPage.get(key) ?? null;
  const write = (kept: Kept | null) => stored<Kept>(key, isKept).set(kept);
  return {
    find,
    keep(requestId: string): void {
      onPage.set(key, requestId);
      write({ requestId });
    },
    /** Unless another was kept meanwhile: an answer may come late. */
    forget(requestId: string): void {
      if (find() !== requestId) return;
      onPage.delete(key);
      write(null);
    },
  };
}
