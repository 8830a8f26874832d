/** The door of job: everything other folders may import from it. */
export { eachOne } from './each-one.ts';
export { listStalled, readClock } from './job-store.ts';
export { type Job, runDueJobs, startJobs } from './run-jobs.ts';
