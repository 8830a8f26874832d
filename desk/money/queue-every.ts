/** A queue is read again while somebody looks at it: others work on it too. */
export const queueEveryMs = 10_000;
