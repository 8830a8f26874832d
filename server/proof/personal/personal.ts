/** The door of personal: everything other folders may import from it. */
export { composePersonalData } from './compose-personal-data.ts';
export { erasePartners } from './erase-partners.ts';
export { ownPersonalData } from './own-personal-data.ts';
export { findExportDecidedAt, loadErasureFacts } from './personal-store.ts';
