import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listPlans } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import type { PlanTab } from './plan-screen.tsx';

type Page = Output<typeof listPlans>;

/** The plans of a tab, page by page, and the last known counts of all tabs. */
export function usePlans(tab: PlanTab) {
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['plans', tab],
    queryFn: ({ pageParam }) =>
      call(listPlans, {
        ...(tab === 'all' ? {} : { status: tab }),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const seen = queries
    .getQueriesData<InfiniteData<Page>>({ queryKey: ['plans'] })
    .map(([, data]) => data?.pages[0]?.counts)
    .find(Boolean);
  return { query, counts: query.data?.pages[0]?.counts ?? seen };
}
