import { hourMs } from '../time.ts';
/** How long a link that confirms an address works. It gives access to nothing, so a day is safe. */
export const emailLinkHours = 24;

export const emailLinkEnd = (now: Date): Date => new Date(now.getTime() + emailLinkHours * hourMs);
