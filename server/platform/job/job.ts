/** Jobs: recurring work with leases, backoff and a record of failures. */
export { eachItem, eachOne } from './each-one.ts';
export { listStalled, readClock } from './job-store.ts';
export { type Job, runDueJobs, startJobs, waitMsAfter } from './run-jobs.ts';
export { SomeFailed } from './some-failed.ts';
