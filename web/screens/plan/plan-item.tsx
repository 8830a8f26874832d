import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Progress } from '../../parts/progress.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { OfficialChip, StatusChip } from '../../plan/plan-chips.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import styles from './plan-screen.module.css';

/** A plan in the list: its product, status, why, and how much is consumed. */
export function PlanItem({ plan }: { readonly plan: PlanRow }) {
  const t = useTranslations('plan');
  const money = useMoney();
  const text = usePlanText();
  // If the user came to use a coupon, it is preselected on the plan.
  const coupon = new URLSearchParams(useLocation().query).get('coupon');
  const carried =
    coupon && plan.status === 'waitPut' ? `&coupon=${encodeURIComponent(coupon)}` : '';
  const { putAmount, consumed } = plan;
  const spent = putAmount
    ? t('consumedOf', { consumed: money.wholePaid(consumed), put: money.whole(putAmount) })
    : '';
  return (
    <a className={`${styles.item} stack-1 plain press`} href={planHref(plan.planNo) + carried}>
      <span className={styles.top}>
        <ProductPicture picture={plan.picture} />
        <span className={`${styles.words} grow`}>
          <span className={styles.name}>{plan.product}</span>
          <span className="quiet">
            {t('by', { merchant: plan.merchant, plan: shortCodeOf(plan.planNo) })}
          </span>
          <span className={styles.chips}>
            <StatusChip pausedBy={plan.pausedBy} status={plan.status} />
            <OfficialChip isOfficial={plan.isOfficial} />
          </span>
        </span>
      </span>
      {putAmount && plan.status !== 'putFailed' ? (
        <Progress label={spent} max={Number(putAmount)} text={spent} value={Number(consumed)} />
      ) : null}
      {text.why(plan).map((line) => (
        <span className="small" key={line}>
          {line}
        </span>
      ))}
      {plan.next.what === 'nothing' ? null : <span className="quiet">{text.next(plan)}</span>}
    </a>
  );
}
