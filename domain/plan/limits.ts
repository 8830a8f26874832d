/** The most that the network keeps of a delivery's price, and of a commission: 30 %. */
export const feeBpsMax = 3_000;

/** Limits of plans that a network can configure. These are the defaults. */
export const planLimits = {
  /** The network's share of a placement's price. */
  mediaFeeBps: 1_500,
  /** The network's share of an approved commission. */
  revenueFeeBps: 500,
  /** How long an offer is valid. */
  offerDays: 7,
  /** How long to look for a placement. */
  matchHours: 24,
  /** How many of the highest commissions a merchant must have in escrow. */
  escrowFloorCommissions: 5,
  escrowEmptyHours: 48,
  noSupplyHours: 72,
  /** How long a placement gets no ads after a day's traffic was found invalid. */
  placementHoldHours: 24,
  /** How long after a plan's settlement its publishers are paid. */
  publisherCreditDays: 30,
};

export type PlanLimits = Readonly<typeof planLimits>;
