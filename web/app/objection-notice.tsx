import { useQuery } from '@tanstack/react-query';
import { objectionState } from '#contract/objection.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../api/call.ts';
import { later } from './later.tsx';

// Hardly anyone ever has something to object to.
const ObjectionView = later(() => import('./objection-view.tsx').then((m) => m.ObjectionView));

const objectionQuery = {
  queryKey: ['objection'],
  queryFn: () => call(objectionState, {}),
  staleTime: 60_000,
};

export type ObjectionState = Output<typeof objectionState>;

/** Above every screen, as long as an owner can stop what somebody else may have begun. */
export function ObjectionNotice() {
  const { data } = useQuery(objectionQuery);
  return data && Object.values(data).some(Boolean) ? <ObjectionView state={data} /> : null;
}
