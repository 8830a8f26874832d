import { useQuery } from '@tanstack/react-query';
import { objectionState } from '#contract/objection.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../api/call.ts';
import { later } from './later.tsx';

export type ObjectionState = Output<typeof objectionState>;

const objectionQuery = {
  queryKey: ['objection'],
  queryFn: () => call(objectionState, {}),
  staleTime: 60_000,
};

// Hardly anybody ever sees it.
const ObjectionCard = later(() => import('./objection-card.tsx').then((m) => m.ObjectionCard));

/** Shown above every screen as long as the owner can stop what somebody else may have begun. */
export function ObjectionNotice() {
  const { data } = useQuery(objectionQuery);
  if (!data) return null;
  const { isReadOnly: _, ...moments } = data;
  return Object.values(moments).some(Boolean) ? <ObjectionCard state={data} /> : null;
}
