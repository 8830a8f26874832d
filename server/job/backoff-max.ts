/** The longest that a job waits which fails again and again. */
export const backoffMsMax = 10 * 60_000;
