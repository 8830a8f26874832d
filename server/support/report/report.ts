/** Reports: messages of staff that partners reported. */
export { listReports, reportQueue } from './report-store.ts';
export { reportUseCases } from './report-use-cases.ts';
