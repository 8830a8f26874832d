/** Reports: messages of staff that partners reported. */
export { findReport, listReportPage, saveReportAnswer } from './report-store.ts';
export { reportUseCases } from './report-use-cases.ts';
