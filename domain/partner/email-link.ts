/** How long a link that confirms an address works: it opens nothing, so it may wait for a day. */
export const emailLinkHours = 24;

export const emailLinkEnd = (now: Date): Date =>
  new Date(now.getTime() + emailLinkHours * 3_600_000);
