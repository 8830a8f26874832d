import { queryOptions } from '@tanstack/react-query';
import { listPayoutRefusals } from '#contract/review.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';

export type DisputedRefusal = Output<typeof listPayoutRefusals>['list'][number];
export type Review = NonNullable<DisputedRefusal['review']>;

/** The disputed refusals, each with its review. */
export const reviewQuery = queryOptions({
  queryKey: ['payout-reviews'],
  queryFn: () => call(listPayoutRefusals, { only: 'disputed' }),
});
