import { useQuery } from '@tanstack/react-query';
import { planDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { CallFailure, call } from '../api/call.ts';

export type PlanDetail = Output<typeof planDetail>;

/** How often a plan that can change by itself is read again. A placement is found in seconds. */
const refreshMs: Readonly<Partial<Record<string, number>>> = {
  matching: 5_000,
  putting: 30_000,
  putFinished: 30_000,
};

/** One plan. It is polled while it can change by itself and somebody is looking. */
export function usePlan(planNo: string) {
  const query = useQuery({
    queryKey: ['plan', planNo],
    queryFn: () => call(planDetail, { planNo }),
    enabled: planNo !== '',
    retry: (count, error) => !isMissing(error) && count < 1,
    refetchInterval: ({ state }) => refreshMs[state.data?.plan.status ?? ''] ?? false,
  });
  return { ...query, isMissing: planNo === '' || isMissing(query.error) };
}

const isMissing = (error: unknown) =>
  error instanceof CallFailure && error.reason === 'plan_not_found';
