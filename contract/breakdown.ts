import * as v from 'valibot';
import { devices } from '#domain/delivery/event-line.ts';
import { planNo } from './plan.ts';
import { query } from './route.ts';
import { listOf, money, whole } from './shape.ts';

/** The results of a part of the delivery. */
const sums = {
  impressions: whole,
  clicks: whole,
  cost: money,
  /** As the funnel counts them: neither reversed nor refused. */
  conversions: whole,
  /** Net of fees, of those pending and settled. */
  net: money,
  /** Net less cost over all money, including what is not final yet; may be negative. */
  result: money,
};

export const planBreakdown = query('/plan/order/breakdown', {
  access: 'owner',
  summary: 'A plan’s results by placement, country, device and hour',
  input: { planNo, range: v.optional(v.picklist(['today', 'all']), 'all') },
  output: {
    /** Whether placements can be excluded now. */
    mayExclude: v.boolean(),
    /** Each list is sorted by result, highest first. */
    placements: listOf(
      v.object({
        key: v.string(),
        placement: v.string(),
        publisher: v.string(),
        isExcluded: v.boolean(),
        ...sums,
      }),
      200,
    ),
    /** Countries and devices are counted over the plan's life only, and left out of today. */
    countries: listOf(v.object({ country: v.string(), ...sums }), 250),
    devices: listOf(v.object({ device: v.picklist(devices), ...sums }), 10),
    /** The hour of the day in the partner's own time zone. */
    hours: listOf(v.object({ hour: whole, ...sums }), 24),
  },
});
