import type { ReactNode } from 'react';
import { Card } from '../parts/card.tsx';
import { Failed } from '../parts/failed.tsx';

/** What is needed of a query to show how far it is. */
export interface LoadableQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  readonly query: LoadableQuery<Data>;
  /** In the shape of the content; nothing where the content may also be missing. */
  readonly skeleton?: ReactNode;
  /** Whether a failure has a card around it, as the content has. */
  readonly inCard?: boolean | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** The content of a query, its skeleton before, and a retry in place when it failed. */
export function Loaded<Data>({ query, skeleton, inCard = false, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  // Data that is there stays while it is read again, even if that fails.
  if (data !== undefined) return children(data);
  if (!isError) return skeleton;

  const failed = <Failed busy={isFetching} onRetry={refetch} />;
  return inCard ? <Card>{failed}</Card> : failed;
}
