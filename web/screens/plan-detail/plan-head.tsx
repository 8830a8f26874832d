import type { PlanRow } from '#contract/plan.ts';
import { OfficialChip, StatusChip } from '../../plan/plan-chips.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { ShortCode } from '../../wallet/short-code.tsx';
import styles from './plan-head.module.css';

/** The plan's product, seller, number and status. */
export function PlanHead({ plan }: { readonly plan: PlanRow }) {
  return (
    <div className={styles.head}>
      <ProductPicture picture={plan.picture} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name}>{plan.product}</h2>
        <p className={styles.quiet}>
          <span>{plan.merchant}&nbsp;· </span>
          <ShortCode code={plan.planNo} />
        </p>
        <p className={styles.chips}>
          <StatusChip pausedBy={plan.pausedBy} status={plan.status} />
          <OfficialChip isOfficial={plan.isOfficial} />
        </p>
      </div>
    </div>
  );
}
