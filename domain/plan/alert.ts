/** When to alert a partner that something is wrong with a plan. */
export const alertRules = {
  /** Spends less than this share of its target throughout this time. */
  slowPercent: 80,
  slowHours: 6,
  /** More than this share of its orders is reversed, once there are enough orders to tell. */
  reversedPercent: 20,
  ordersMin: 10,
} as const;
