/** The door of report: what other folders may use of it. */
export { listReports, reportMessage } from './report-message.ts';
export { findReport, listReportPage, saveReportAnswer } from './report-store.ts';
