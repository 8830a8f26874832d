import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';
import styles from './plan-detail-screen.module.css';

export interface CouponChoice {
  readonly id: string;
  readonly name: string;
}

interface CouponSlotProps {
  /** Those that fit this plan and amount. */
  readonly coupons: readonly CouponChoice[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** A coupon for this put, one at most. Without any that fits there is nothing to choose. */
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
        {coupons.map(({ id, name }) => (
          <Chip key={id} onPress={() => onChange(id)} pressed={value === id}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
