import { Card } from '../../parts/card.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import styles from './wallet-skeleton.module.css';

const widths = [0.7, 0.5, 0.6, 0.9, 0.8];

/** As tall as the balances and the two buttons, so that nothing below moves when they come. */
export function WalletSkeleton() {
  return (
    <>
      <Card>
        <Skeleton width={0.35} />
        <Skeleton shape="hero" width={0.6} />
        {widths.map((width) => (
          <div className={styles.line} key={width}>
            <Skeleton width={width} />
          </div>
        ))}
      </Card>
      <div aria-hidden="true" className={styles.actions} />
    </>
  );
}
