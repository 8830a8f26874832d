/** Personal data: exported on request, erased by two people. */
export { composePersonalData } from './compose-personal-data.ts';
export { erasePartners } from './erase-partners.ts';
export { personalDataUseCases } from './personal-data-use-cases.ts';
export { findExportDecidedAt, loadErasureFacts } from './personal-store.ts';
