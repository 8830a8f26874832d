/** The door of job: what other folders may use of it. */
export { eachOne } from './each-one.ts';
export { listStalled, readClock } from './job-store.ts';
export { type Job, runDueJobs, startJobs } from './run-jobs.ts';
