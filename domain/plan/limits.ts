/** Numbers of plans that a network may configure. These are the defaults. */
export const planLimits = {
  /** Of what a placement costs, what stays with the network. */
  mediaFeeBps: 1_500,
  /** Of an approved commission, what stays with the network. */
  revenueFeeBps: 500,
  /** How long a partner may think about an offer. */
  offerDays: 7,
  /** How long a placement is looked for. */
  matchHours: 24,
  /** How many of the highest commissions a merchant must have set aside. */
  escrowFloorCommissions: 5,
  escrowEmptyHours: 48,
  noSupplyHours: 72,
  /** How long a placement gets no ads after its traffic of a day was found invalid. */
  placementHoldHours: 24,
  /** After a plan is settled, until its publishers are paid what they earned. */
  publisherCreditDays: 30,
};

export type PlanLimits = Readonly<typeof planLimits>;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
