import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { textWidth } from '../parts/text-width.ts';
import styles from './coupon-card.module.css';
import { type CouponTerms, useCouponText } from './use-coupon-text.ts';

interface CouponCardProps {
  readonly terms: CouponTerms;
  /** An unusable coupon is muted but readable. */
  readonly quiet?: boolean | undefined;
  readonly chip?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A coupon as a slip of paper: its value on the stub, the rest beside it. */
export function CouponCard({ terms, quiet = false, chip, children, action }: CouponCardProps) {
  const t = useTranslations('coupon');
  const text = useCouponText();
  const titleId = useId();
  const figure = text.figure(terms);
  const isShare = terms.shareBps !== null;
  return (
    <article
      aria-labelledby={titleId}
      className={`${styles.card} box`}
      data-quiet={quiet || undefined}
    >
      <div className={styles.paper}>
        <div className={styles.stub} style={{ '--ems': textWidth(figure) } as CSSProperties}>
          <p className={styles.figure}>{figure}</p>
          {isShare ? null : <p className={styles.caption}>{text.currency}</p>}
          <p className={styles.caption}>{text.caption(terms)}</p>
        </div>
        <div className={`${styles.words} stack-1`}>
          <div className="between">
            <h2 className={styles.name} id={titleId}>
              {terms.name}
            </h2>
            {chip}
          </div>
          <p className="quiet number">{t(`kind.${terms.kind}`)}</p>
          <p>{text.worth(terms)}</p>
          <p className="quiet number">{text.condition(terms)}</p>
          {children}
          {action ? <div className="apart-2">{action}</div> : null}
        </div>
      </div>
    </article>
  );
}
