/** How long a merchant's link to a new key works. */
export const keyLinkDays = 7;

/** How long a link for joining the desk works. */
export const joinLinkHours = 24;
