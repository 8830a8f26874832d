/** What works once: made, found, used and ended here, and stored as a digest. */
export {
  addLink,
  addTokenDetails,
  createLink,
  endTokens,
  findToken,
  forgetTokens,
  spendToken,
} from './one-time-token-store.ts';
export type { OneTimeToken } from './token-purpose.ts';
