/** Reports: messages of staff that partners reported. */
export { listReports, reportMessage } from './report-message.ts';
export { findReport, listReportPage, saveReportAnswer } from './report-store.ts';
