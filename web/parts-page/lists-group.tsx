import { useState } from 'react';
import { Amount } from '../parts/amount.tsx';
import { Card } from '../parts/card.tsx';
import { Chip } from '../parts/chip.tsx';
import { PullToRefresh } from '../parts/pull-to-refresh.tsx';
import { Row } from '../parts/row.tsx';
import { SkeletonRows } from '../parts/skeleton-rows.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { TextBlocks } from '../parts/text-blocks.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const open = () => {};

export function ListsGroup({ words }: GroupProps) {
  const [status, setStatus] = useState('2');
  const [isRefreshing, setRefreshing] = useState(false);
  const statuses = words.statuses.map((label, place) => ({
    value: `${place}`,
    label,
    count: place === 0 ? '99+' : `${place * 3}`,
  }));
  const refresh = () => {
    setRefreshing(true);
    setTimeout(() => setRefreshing(false), 1500);
  };
  return (
    <>
      <h2 className={styles.group}>Lists</h2>
      <Card flush>
        <SkeletonRows rows={2} />
      </Card>
      <Card>
        <TextBlocks
          blocks={[
            { type: 'paragraph', text: words.sending },
            { type: 'list', items: [words.withdraw, words.stop] },
            { type: 'place', to: 'wallet' },
          ]}
          linkOf={() => ({ label: words.withdraw, href: '#' })}
        />
      </Card>
      <Tabs kind="scrolling" label="Status" onChange={setStatus} tabs={statuses} value={status} />
      <PullToRefresh
        age={words.complete}
        onRefresh={refresh}
        pullText={words.pull}
        refreshing={isRefreshing}
        refreshingText={words.loading}
        refreshLabel={words.refresh}
        releaseText={words.release}
      >
        <Card flush>
          <Row
            icon="chart"
            onPress={open}
            text={words.levelText}
            title={words.level}
            trailing={<Chip>96</Chip>}
          />
          <Row href="#coupons" icon="coupon" text={words.couponsText} title={words.coupons} />
        </Card>
      </PullToRefresh>
      <Card flush title={words.billing} aside={words.complete}>
        <Row
          text={words.billingText}
          title={words.billing}
          trailing={<Amount sign="gain" value="+61.20" />}
        />
        <Row
          text={words.servingText}
          title={words.serving}
          trailing={<Amount sign="loss" value="−120.00" />}
        />
        <Row text={words.servingText} title={words.serving} trailing="1,234,567.89" />
      </Card>
    </>
  );
}
