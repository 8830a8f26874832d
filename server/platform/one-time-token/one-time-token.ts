/** What works once: made, found, used and ended here, and stored as a digest. */
export {
  addLink,
  addLinkDetails,
  createLink,
  endLinks,
  findLink,
  forgetTokens,
  saveSignedUse,
  spendLink,
} from './one-time-token-store.ts';
export type { OneTimeLink } from './token-purpose.ts';
