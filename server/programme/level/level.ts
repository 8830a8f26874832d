/** Level, credit score and VIP. No payout depends on them. */
export { sumFacts } from './level-store.ts';
export { levelUseCases } from './level-use-cases.ts';
export { findVipUntil } from './vip-store.ts';
