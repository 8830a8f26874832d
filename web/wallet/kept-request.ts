import { userInfoStored } from '../session/session.ts';
import { stored } from '../session/stored.ts';

interface Kept {
  readonly requestId: string;
}

/** Where storage is unavailable, an id lives as long as the page. */
const onPage = new Map<string, string>();

const isKept = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * The id of a money request, stored for its sender and act until it is known that something was
 * done under it. Storage is read at each press, as another tab may have sent it too.
 */
export function keptRequest(name: string) {
  // Phones change hands: one partner's requests are not the next one's.
  const key = `request:${name}:${userInfoStored.get()?.id ?? ''}`;
  const find = () => stored<Kept>(key, isKept).get()?.requestId ?? onPage.get(key) ?? null;
  const write = (kept: Kept | null) => stored<Kept>(key, isKept).set(kept);
  return {
    find,
    keep(requestId: string): void {
      onPage.set(key, requestId);
      write({ requestId });
    },
    /** Unless another was stored meanwhile: an answer may come late. */
    forget(requestId: string): void {
      if (find() !== requestId) return;
      onPage.delete(key);
      write(null);
    },
  };
}
