import { Card } from '../parts/card.tsx';
import { Empty } from '../parts/empty.tsx';
import { EndlessList, type EndlessState } from '../parts/endless-list.tsx';
import { Row } from '../parts/row.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

/** A list with more pages is loading before its first one. */
const first: readonly EndlessState[] = ['loading', 'end', 'failed'];
const later: readonly EndlessState[] = ['loading', 'more', 'end', 'failed'];

export function EndlessGroup({ words }: GroupProps) {
  const items = [`${words.serving} 1`, `${words.serving} 2`];
  const lists = [
    ...first.map((state) => ({ state, items: [] })),
    ...later.map((state) => ({ state, items })),
  ];
  return (
    <>
      <h2 className={styles.group}>Endless lists</h2>
      {lists.map((list) => (
        <Card flush key={`${list.state} ${list.items.length}`}>
          <EndlessList<string>
            {...list}
            empty={<Empty text={words.emptyText} title={words.empty} />}
            endText={words.end}
            failedText={words.failed}
            keyOf={(item) => item}
            label={words.serving}
            loadingText={words.loading}
            moreText={words.more}
            onMore={() => {}}
            renderItem={(item) => <Row text={words.servingText} title={item} />}
            skeleton={<SkeletonRows rows={2} />}
          />
        </Card>
      ))}
    </>
  );
}
