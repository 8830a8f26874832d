/** Level, credit score and VIP. No payout depends on them. */
export { buyVip } from './buy-vip.ts';
export { sumFacts } from './level-store.ts';
export { levelLog, shopLevel } from './shop-level.ts';
export { findVipUntil } from './vip-store.ts';
