import type { ReactNode } from 'react';
import { EndlessList } from '../parts/endless-list.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';
import type { Pages } from './use-pages.ts';

interface PageListProps<Item, Entry> {
  readonly pages: Pages<Item>;
  readonly label: string;
  /** What the list shows, if not the entries themselves: those of a day, or some of them. */
  readonly arrange?: (items: readonly Item[]) => readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly row: (entry: Entry, index: number) => ReactNode;
  /** When there is nothing at all. */
  readonly empty: ReactNode;
  /** In place of the first page; rows unless the entries look otherwise. */
  readonly skeleton?: ReactNode;
}

/** The rows of a list, with its skeleton, its empty state, its retry, and the next page. */
export function PageList<Item, Entry = Item>(props: PageListProps<Item, Entry>) {
  const { pages, label, keyOf, row, empty, skeleton = <SkeletonRows rows={3} /> } = props;
  // Without `arrange`, an entry is an item.
  const entries = props.arrange?.(pages.items) ?? (pages.items as unknown as readonly Entry[]);
  return (
    <EndlessList
      empty={empty}
      items={entries}
      keyOf={keyOf}
      label={label}
      onMore={pages.loadMore}
      renderItem={row}
      skeleton={skeleton}
      state={pages.state}
    />
  );
}
