import { minuteMs } from '#domain/time.ts';
/** The longest backoff of a job that keeps failing. */
export const backoffMsMax = 10 * minuteMs;
