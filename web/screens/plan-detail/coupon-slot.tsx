import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';
import styles from './plan-detail-screen.module.css';

export interface CouponChoice {
  readonly id: string;
  readonly name: string;
  /** Why it cannot be used on this put; null when it can. */
  readonly whyNot: string | null;
}

interface CouponSlotProps {
  readonly coupons: readonly CouponChoice[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** A coupon for this put, one at most. One that does not fit stays in sight, with its reason. */
export function CouponSlot({ coupons, value, onChange }: CouponSlotProps) {
  const t = useTranslations('plan.put');
  if (coupons.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.quiet}>{t('coupon')}</legend>
      <div className={styles.chips}>
        <Chip onPress={() => onChange(null)} pressed={value === null}>
          {t('noCoupon')}
        </Chip>
        {coupons.map(({ id, name, whyNot }) => (
          <Chip
            disabled={whyNot !== null}
            key={id}
            onPress={() => onChange(id)}
            pressed={value === id}
          >
            {name}
          </Chip>
        ))}
      </div>
      {coupons
        .filter(({ whyNot }) => whyNot !== null)
        .map(({ id, name, whyNot }) => (
          <p className={styles.quiet} key={id}>
            {name}. {whyNot}
          </p>
        ))}
    </fieldset>
  );
}
