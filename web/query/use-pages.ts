import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Input, Output, Route } from '#contract/route.ts';
import { call } from '../api/call.ts';
import type { EndlessState } from '../parts/endless-list.tsx';
import type { LoadableQuery } from './loaded.tsx';

interface Page<Item> {
  readonly list: readonly Item[];
  readonly next: string | null;
}

/** What one entry of a list of the contract is. */
export type ItemOf<R extends Route> = Output<R> extends Page<infer Item> ? Item : never;

export interface Pages<Item, FirstPage = unknown> {
  /** The entries of all pages loaded so far. */
  readonly items: readonly Item[];
  readonly state: EndlessState;
  /** Requests the next page, or retries the one that failed. */
  readonly loadMore: () => void;
  /** What the list says beside its entries, such as counts. */
  readonly firstPage: LoadableQuery<FirstPage>;
  /** When the pages were last read. */
  readonly query: { readonly data: unknown; readonly dataUpdatedAt: number };
}

interface PagesOptions<Item> {
  /** Loads page after page until an entry is the one that an address links to. */
  readonly findItem?: ((item: Item) => boolean) | undefined;
  /** Keeps the first page of other filters, without its entries, until the new one is there. */
  readonly keepsFirstPage?: boolean | undefined;
}

/** A list that the contract serves page by page. */
export function usePages<R extends Route>(
  queryKey: QueryKey,
  route: R,
  filters: Omit<Input<R>, 'cursor'>,
  { findItem, keepsFirstPage = false }: PagesOptions<ItemOf<R>> = {},
): Pages<ItemOf<R>, Output<R>> {
  const query = useInfiniteQuery({
    queryKey,
    // The filters without their cursor, and a cursor: together the input of a list.
    queryFn: ({ pageParam }) =>
      call(route, { ...filters, ...(pageParam ? { cursor: pageParam } : {}) } as Input<R>),
    initialPageParam: '',
    // Whatever has entries also has `next`: a page is one shape in the contract.
    getNextPageParam: (page) => (page as Page<ItemOf<R>>).next,
    ...(keepsFirstPage ? { placeholderData: (previousData) => previousData } : {}),
  });
  const { data, isError, isFetching, hasNextPage, isPlaceholderData, fetchNextPage } = query;

  // The entries of other filters would appear under the wrong name.
  const pages = isPlaceholderData ? [] : (data?.pages ?? []);
  const items = pages.flatMap((page) => (page as Page<ItemOf<R>>).list);

  const isMissing = findItem !== undefined && !items.some(findItem);
  // A page that comes at once is rendered without `isFetching` in between; its count differs.
  const pageCount = pages.length;
  useEffect(() => {
    const mayGoOn = pageCount > 0 && hasNextPage && !isFetching && !isError;
    if (isMissing && mayGoOn) void fetchNextPage();
  }, [isMissing, pageCount, hasNextPage, isFetching, isError, fetchNextPage]);

  return {
    items,
    state: isPlaceholderData ? 'loading' : stateOf(query),
    loadMore: () => void (data ? fetchNextPage() : query.refetch()),
    firstPage: { data: data?.pages[0], isError, isFetching, refetch: query.refetch },
    query,
  };
}

interface PagedQuery {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
}

function stateOf({ isError, isFetching, hasNextPage }: PagedQuery): EndlessState {
  if (isFetching) return 'loading';
  if (isError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}
