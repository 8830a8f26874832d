import { useQuery } from '@tanstack/react-query';
import { planDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { CallFailure, call } from '../api/call.ts';

export type PlanDetail = Output<typeof planDetail>;

const refreshMs = 30_000;
const moving: readonly string[] = ['matching', 'putting', 'putFinished'];

/** One plan. It is polled while it can change by itself and somebody is looking. */
export function usePlan(planNo: string) {
  const query = useQuery({
    queryKey: ['plan', planNo],
    queryFn: () => call(planDetail, { planNo }),
    enabled: planNo !== '',
    retry: (count, error) => !isMissing(error) && count < 1,
    refetchInterval: ({ state }) =>
      moving.includes(state.data?.plan.status ?? '') ? refreshMs : false,
  });
  return { ...query, isMissing: planNo === '' || isMissing(query.error) };
}

const isMissing = (error: unknown) =>
  error instanceof CallFailure && error.reason === 'plan_not_found';
