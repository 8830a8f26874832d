import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { PageDialog } from '../../parts/page-dialog.tsx';
import { ProductPicture } from '../../plan/product-picture.tsx';
import { useCommissionText } from '../../plan/use-commission-text.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';
import { MoneyKeypad } from '../../wallet/money-entry.tsx';
import { OwnDemoStrip } from '../../wallet/own-demo-strip.tsx';
import { CouponSlot } from './coupon-slot.tsx';
import { PutAmount } from './put-amount.tsx';
import { PutLines, usePutSum } from './put-lines.tsx';
import { PutNotes } from './put-notes.tsx';
import styles from './put-screen.module.css';
import { type PutHandlers, usePutForm } from './use-put-form.ts';

interface PutScreenProps extends PutHandlers {
  readonly detail: PlanDetail;
  readonly onClose: () => void;
}

/** An amount for a plan that waits for one. Its cost and largest loss are always visible. */
export function PutScreen({ detail, onClose, ...handlers }: PutScreenProps) {
  const t = useTranslations('plan.put');
  const header = useTranslations('header');
  const formId = useId();
  const putForm = usePutForm(detail, handlers);
  const sumOf = usePutSum();
  const sum = putForm.preview ? sumOf(putForm.preview) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (putForm.preview) void putForm.submit();
  };
  return (
    <PageDialog
      back={{ label: header('back'), onPress: onClose }}
      dock={<PutDock formId={formId} putForm={putForm} sum={sum} />}
      strip={<OwnDemoStrip />}
      title={t('title')}
    >
      <form className="stack-3" id={formId} noValidate onSubmit={submit}>
        <ProductLine detail={detail} />
        <PutAmount detail={detail} putForm={putForm} />
        <div className={`${styles.card} box`}>
          <CouponSlot
            best={putForm.best}
            coupons={putForm.coupons}
            onChange={putForm.setCouponId}
            value={putForm.couponId}
          />
          <PutLines preview={putForm.preview} putSum={sum} />
        </div>
        <PutNotes terms={detail.terms} />
      </form>
    </PageDialog>
  );
}

function ProductLine({ detail: { plan, terms } }: { readonly detail: PlanDetail }) {
  const t = useTranslations('plan');
  const commissionText = useCommissionText();
  const commission = t('commissionOf', { amount: commissionText(terms) });
  return (
    <div className={`${styles.product} beside-3`}>
      <ProductPicture picture={plan.picture} />
      <p>
        <strong className={styles.name}>{plan.product}</strong>
        <span className="quiet">{t('put.runs', { commission, count: terms.putRule.days })}</span>
      </p>
    </div>
  );
}

interface PutDockProps {
  readonly formId: string;
  readonly putForm: ReturnType<typeof usePutForm>;
  readonly sum: ReturnType<ReturnType<typeof usePutSum>> | null;
}

/** The worst case, the keys and the button: nothing above ever pushes them away. */
function PutDock({ formId, putForm, sum }: PutDockProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const { preview } = putForm;
  return (
    <>
      <LedgerLine
        label={t('worst')}
        total={preview !== null}
        unit={preview ? basicConfigStored.get()?.currency : undefined}
        {...(preview ? money.shown(preview.worstCase, 'pays') : { value: '–' })}
      />
      <MoneyKeypad entry={putForm.entry} />
      <Button busy={putForm.isBusy} disabled={!preview} form={formId} type="submit" wide>
        {sum ? (
          <span {...sum.total.mark}>{t('submit', { amount: sum.total.value })}</span>
        ) : (
          t('title')
        )}
      </Button>
    </>
  );
}
