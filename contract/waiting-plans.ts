import { query } from './route.ts';
import { whole } from './shape.ts';

/** Apart from the other calls of plans, because the ad centre shows it before all else. */
export const countWaitingPlans = query('/plan/order/await/put/count', {
  method: 'POST',
  access: 'partner',
  isForReaders: true,
  summary: 'How many plans wait for an amount',
  output: { count: whole },
});
