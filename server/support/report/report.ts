/** The door of report: everything other folders may import from it. */
export { listReports, reportMessage } from './report-message.ts';
export { findReport, listReportPage, saveReportAnswer } from './report-store.ts';
