import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { Icon } from '../../parts/icon.tsx';
import { goodsHref } from '../../plan/plan-address.ts';
import { OfficialChip, StatusChip } from '../../plan/plan-chips.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { ShortCode } from '../../wallet/short-code.tsx';
import styles from './plan-head.module.css';

/** The plan's product, seller, number and status; the picture leads to the product. */
export function PlanHead({ plan }: { readonly plan: PlanRow }) {
  const t = useTranslations('plan');
  return (
    <div className={styles.head}>
      <a aria-label={t('product')} className={styles.picture} href={goodsHref(plan.planNo)}>
        <ProductPicture picture={plan.picture} size="large" />
        <span aria-hidden="true" className={`${styles.lens} center`}>
          <Icon name="search" size="small" />
        </span>
      </a>
      <div className={`${styles.words} stack-1`}>
        <h2 className={styles.name}>{plan.product}</h2>
        <p className="quiet">
          <span>{plan.merchant}&nbsp;· </span>
          <ShortCode code={plan.planNo} />
        </p>
        <p className="line">
          <StatusChip pausedBy={plan.pausedBy} status={plan.status} />
          <OfficialChip isOfficial={plan.isOfficial} />
        </p>
      </div>
    </div>
  );
}
