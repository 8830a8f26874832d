import { useTranslations } from 'use-intl';
import { dayMs } from '#domain/time.ts';
import { CouponCard } from '../../coupon/coupon-card.tsx';
import { type Coupon, useCouponText } from '../../coupon/use-coupon-text.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';
import { planHref } from '../../plan/plan-address.ts';
import styles from './coupons-screen.module.css';

const soonMs = 3 * dayMs;

/** One coupon: its expiry and how to use it, or where it was used and what it gave. */
export function CouponItem({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('coupon');
  const { state, expiresAt } = coupon;
  const endsSoon = state === 'unused' && Date.parse(expiresAt) - Date.now() < soonMs;
  return (
    <CouponCard
      action={<Action coupon={coupon} />}
      chip={endsSoon ? <Chip kind="warning">{t('endsSoon')}</Chip> : null}
      quiet={state !== 'unused'}
      terms={coupon}
    >
      <Fate coupon={coupon} />
    </CouponCard>
  );
}

function Fate({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const text = useCouponText();
  const { state, expiresAt, usedAt, given: creditedAmount, freeFrom } = coupon;
  const formatMoment = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  if (state === 'used' && usedAt && creditedAmount) {
    const facts = { date: formatMoment(usedAt), amount: text.amountOf(creditedAmount) };
    return <p className="small number">{t('usedFor', facts)}</p>;
  }
  return (
    <>
      <p className="small number">
        {t(state === 'expired' ? 'expiredOn' : 'expiresOn', { date: formatMoment(expiresAt) })}
      </p>
      {freeFrom ? (
        <p className="small number">{t('freeFrom', { date: formatMoment(freeFrom) })}</p>
      ) : null}
    </>
  );
}

function Action({ coupon: { id, state, planNo, freeFrom } }: { readonly coupon: Coupon }) {
  const t = useTranslations('coupon');
  if (state === 'expired' || (state === 'unused' && freeFrom)) return null;
  const href = state === 'used' && planNo ? planHref(planNo) : `#/plan?status=waitPut&coupon=${id}`;
  const plan = planNo ?? '';
  return (
    <a className={styles.link} href={href}>
      {state === 'used' ? t('toPlan', { plan }) : t('use')}
    </a>
  );
}
