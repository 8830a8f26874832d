import type { EndlessState } from './endless-list.tsx';

/** The state of an endless list, from a paginated query. */
export function endlessStateOf(query: {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
}): EndlessState {
  if (query.isFetching) return 'loading';
  if (query.isError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}
