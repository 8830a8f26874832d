import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { Skeleton, SkeletonCard } from '../parts/skeleton.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const open = () => {};

export function StatesGroup({ words }: GroupProps) {
  return (
    <>
      <h2 className={styles.group}>States</h2>
      <Notice title={words.offline}>{words.offlineText}</Notice>
      <Notice kind="warning" title={words.notMatched}>
        {words.notMatchedText}
      </Notice>
      <Notice
        action={
          <Button kind="secondary" onClick={open}>
            {words.refresh}
          </Button>
        }
        kind="problem"
        title={words.failed}
      >
        {words.offlineText}
      </Notice>
      <SkeletonCard hero lines={2} />
      <Skeleton shape="block" />
      <Failed onRetry={open} text={words.failed} />
      <Failed busy onRetry={open} text={words.loading} />
      <Card>
        <Empty
          action={<Button onClick={open}>{words.emptyAction}</Button>}
          text={words.emptyText}
          title={words.empty}
        />
      </Card>
      <Card title={words.failed}>
        <Empty small text={words.emptyText} title={words.empty} />
      </Card>
    </>
  );
}
