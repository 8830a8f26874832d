/** The door of level: everything other folders may import from it. */
export { buyVip } from './buy-vip.ts';
export { levelAt, sumFacts } from './level-store.ts';
export { levelLog, shopLevel } from './shop-level.ts';
export { findMonthNow, findVipUntil, type PaidMonth } from './vip-store.ts';
