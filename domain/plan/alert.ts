/** When a partner is told that a plan does not go as it should. */
export const alertRules = {
  /** Spending less than this share of its target, all the time for so long. */
  slowPercent: 80,
  slowHours: 6,
  /** More than this share of its orders reversed, once there are enough to say so. */
  reversedPercent: 20,
  ordersMin: 10,
} as const;
