import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { claimCoupon } from '#contract/coupon.ts';
import { CouponCard } from '../../coupon/coupon-card.tsx';
import type { Campaign } from '../../coupon/use-coupon-text.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useMoneyCall } from '../../wallet/use-money-call.ts';
import styles from './activities-screen.module.css';

/** One campaign: what it gives, on which conditions, until when; and the claim or its receipt. */
export function CampaignCard({ campaign }: { readonly campaign: Campaign }) {
  const { claimedAt, refusal } = campaign;
  const isOver = refusal !== null && !claimedAt;
  return (
    <CouponCard action={<ClaimPlace campaign={campaign} />} quiet={isOver} terms={campaign}>
      <Facts campaign={campaign} />
    </CouponCard>
  );
}

function Facts({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const { endsAt, couponDays, everyDays, isNewUser, newUserDays } = campaign;
  const date = format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' });
  const whom = newUserDays ? t('forNew', { days: newUserDays }) : t('forNewOnce');
  return (
    <dl className={`${styles.facts} stack-1`}>
      <Fact label={t('claimUntil')} value={date} />
      <Fact label={t('usableFor')} value={t('days', { days: couponDays })} />
      {everyDays ? <Fact label={t('another')} value={t('every', { days: everyDays })} /> : null}
      <Fact label={t('forWhom')} value={isNewUser ? whom : t('forAll')} />
    </dl>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="between">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function ClaimPlace({ campaign }: { readonly campaign: Campaign }) {
  const t = useTranslations('coupon');
  const format = useFormatter();
  const refusalText = useRefusalText();
  const { claim, isBusy, line } = useClaim(campaign);
  const { claimedAt, couponsGiven, nextAt, refusal } = campaign;
  const formatDay = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  if (claimedAt) {
    return (
      <div className={`${styles.receipt} beside-2 small number touch`}>
        <span>
          <Icon name="check" size="small" />
        </span>
        <div>
          <p>{t('claimed', { date: formatDay(claimedAt), count: couponsGiven })}</p>
          {nextAt ? <p>{t('next', { date: formatDay(nextAt) })}</p> : null}
        </div>
      </div>
    );
  }
  if (refusal) return <p className="quiet">{refusalText(refusal.reason, refusal.facts)}</p>;
  return (
    <>
      <ActLine line={line} />
      <Button busy={isBusy} onClick={claim} wide>
        {t('claim')}
      </Button>
    </>
  );
}

/** Claims a coupon, once however often it is pressed. */
function useClaim({ id, name }: Campaign) {
  const t = useTranslations('coupon');
  const toast = useToast();
  const queries = useQueryClient();
  const { send, line } = useMoneyCall(`claim:${id}`, claimCoupon);
  const [isBusy, setBusy] = useState(false);
  const claim = async () => {
    setBusy(true);
    const reply = await send({ campaignId: id });
    if (reply) toast(t('claimDone', { name }), 'success');
    await queries.invalidateQueries();
    setBusy(false);
  };
  return { claim, isBusy, line };
}
