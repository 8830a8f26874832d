import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { declinePlan } from '#contract/plan.ts';
import { useAsk } from '../../api/use-ask.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { CouponSlot } from './coupon-slot.tsx';
import styles from './plan-detail-screen.module.css';
import { PutAmount } from './put-amount.tsx';
import { PutLines } from './put-lines.tsx';
import { PutReview } from './put-review.tsx';
import { usePut } from './use-put.ts';

/** An amount for a plan that waits for one: what it takes and can lose, before the button. */
export function PutCard({ detail }: { readonly detail: PlanDetail }) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const put = usePut(detail);
  const [isReviewing, setReviewing] = useState(false);
  return (
    <Card title={t('title')}>
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (put.preview) setReviewing(true);
        }}
      >
        <PutAmount detail={detail} put={put} />
        <CouponSlot coupons={put.coupons} onChange={put.setCouponId} value={put.couponId} />
        <PutLines preview={put.preview} terms={detail.terms} />
        <Button disabled={!put.preview} type="submit" wide>
          {put.preview ? t('submit', { amount: money.whole(put.preview.hold) }) : t('title')}
        </Button>
      </form>
      <Decline planNo={detail.plan.planNo} />
      {put.preview ? (
        <PutReview
          isBusy={put.isBusy}
          onClose={() => setReviewing(false)}
          onConfirm={async () => {
            if (await put.put()) setReviewing(false);
          }}
          open={isReviewing}
          preview={put.preview}
          terms={detail.terms}
        />
      ) : null}
    </Card>
  );
}

function Decline({ planNo }: { readonly planNo: string }) {
  const t = useTranslations('plan.put');
  const app = useTranslations('app');
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const decline = async () => {
    setOpen(false);
    setBusy(true);
    const done = await ask(declinePlan, { planNo });
    await queries.invalidateQueries();
    setBusy(false);
    if (done) toast(t('declined'), 'success');
  };
  return (
    <>
      <Button busy={isBusy} kind="quiet" onClick={() => setOpen(true)} wide>
        {t('decline')}
      </Button>
      <Confirm
        cancelLabel={app('cancel')}
        confirmLabel={t('decline')}
        onCancel={() => setOpen(false)}
        onConfirm={decline}
        open={isOpen}
        text={t('declineText')}
        title={t('declineTitle')}
      />
    </>
  );
}
