/** Reports: messages of staff that partners reported. */
export { findReport, listReports, saveReportAnswer } from './report-store.ts';
export { reportUseCases } from './report-use-cases.ts';
