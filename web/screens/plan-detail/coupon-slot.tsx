import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../parts/chip.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import styles from './put-screen.module.css';

export interface CouponChoice {
  readonly id: string;
  readonly name: string;
  readonly worth: string;
  /** Why it cannot be used on this put; null when it can. */
  readonly whyNot: string | null;
}

interface CouponSlotProps {
  readonly coupons: readonly CouponChoice[];
  readonly value: string | null;
  /** The one that gives most for this amount. */
  readonly best: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The coupon of this put, at most one: the best is proposed, and a tap chooses another or none. */
export function CouponSlot({ coupons, value, best, onChange }: CouponSlotProps) {
  const t = useTranslations('plan.put');
  const name = useId();
  const [isOpen, setOpen] = useState(false);
  if (coupons.length === 0) return null;
  const chosen = coupons.find(({ id }) => id === value);
  const option = (id: string | null, title: string, text: string | null, isOff = false) => (
    <label className={styles.option} data-off={isOff || undefined} key={id}>
      <input
        checked={value === id}
        disabled={isOff}
        name={name}
        onChange={() => onChange(id)}
        // A tap ends the choice; arrow keys pass over others on their way.
        onClick={(event) => event.detail > 0 && setOpen(false)}
        type="radio"
      />
      <span>
        <span className="medium">
          {title} {id !== null && id === best ? <Chip kind="accent">{t('best')}</Chip> : null}
        </span>
        {text ? <span className="quiet">{text}</span> : null}
      </span>
    </label>
  );
  return (
    <>
      <Row
        icon="coupon"
        onPress={() => setOpen(true)}
        text={chosen && chosen.id === best ? t('best') : undefined}
        title={chosen ? chosen.name : t('noCoupon')}
      />
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('coupon')}>
        {coupons.map(({ id, name: title, worth, whyNot }) =>
          option(id, title, whyNot ?? worth, whyNot !== null),
        )}
        {option(null, t('noCoupon'), null)}
      </Sheet>
    </>
  );
}
