import { queryOptions } from '@tanstack/react-query';
import { payPasswordState } from '#contract/pay-password.ts';
import { call } from '../api/call.ts';

/** Whether there is a transaction password and whether it can be used; always refetched. */
export const payPasswordQuery = queryOptions({
  queryKey: ['pay-password'],
  queryFn: () => call(payPasswordState, {}),
  staleTime: 0,
  // A pause ends by itself.
  refetchInterval: ({ state }) => (state.data?.pausedUntil ? 15_000 : false),
});
