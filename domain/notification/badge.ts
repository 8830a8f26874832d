const shownMax = 99;

/** The text of the bell's badge: none for zero, 99+ above 99. */
export function unreadBadge(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > shownMax ? `${shownMax}+` : String(unread);
}

/** The unread count after some were read. Never below zero, whatever arrived in between. */
export const unreadAfterReading = (unread: number, readCount: number): number =>
  Math.max(0, unread - readCount);
