/** A queue on screen is refreshed, because others work on it too. */
export const queueEveryMs = 10_000;
