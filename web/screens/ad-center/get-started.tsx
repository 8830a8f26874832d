import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { listPlans } from '#contract/plan.ts';
import { wallet } from '#contract/wallet.ts';
import { call } from '../../api/call.ts';
import { useMoneyWatch, useWhenNews } from '../../api/unread.ts';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { signOf } from '../../i18n/use-money.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { recoveryQuery } from '../../recovery/recovery-query.ts';
import { isRegisterEntry } from '../../session/session.ts';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import styles from './get-started.module.css';

interface Step {
  readonly name: 'account' | 'recovery' | 'coupon' | 'payPassword' | 'money' | 'offer';
  readonly isDone: boolean;
  readonly text?: string | undefined;
  /** None while there is nothing to do about it. */
  readonly href?: string | undefined;
}

const words: readonly MessagePart[] = ['for-center'];

/**
 * What a new account does next. Each step counts itself off from what the account has, and the
 * card is gone with the first amount that was put.
 */
export function GetStarted() {
  return useWords(words) ? <Steps /> : <SkeletonCard lines={4} />;
}

function Steps() {
  const t = useTranslations('start');
  const figures = useTranslations('figures');
  const steps = useSteps();
  if (!steps) return <SkeletonCard lines={4} />;
  const done = steps.filter(({ isDone }) => isDone).length;
  // The first that is open is the next; only that one is large.
  const next = steps.find(({ isDone, href }) => !isDone && href);
  return (
    <>
      <Card aside={t('progress', { done, all: steps.length })} title={t('title')}>
        <p className={styles.lead}>{t('lead')}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li data-done={step.isDone || undefined} key={step.name}>
              <StepRow isNext={step === next} step={step} />
            </li>
          ))}
        </ol>
      </Card>
      <Card>
        <Empty icon="chart" text={figures('emptyText')} title={figures('emptyTitle')} />
      </Card>
    </>
  );
}

function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const t = useTranslations('start');
  const { name, isDone, text, href } = step;
  const content = (
    <>
      <span className={styles.mark}>{isDone ? <Icon name="check" size="small" /> : null}</span>
      <span className={styles.words}>
        <span className={styles.name}>{t(name)}</span>
        <span className={styles.text}>{isDone ? t('done') : text}</span>
      </span>
      {!isDone && href ? <Icon name="chevron" size="small" /> : null}
    </>
  );
  if (isDone || !href) return <span className={styles.step}>{content}</span>;
  return (
    <a className={styles.step} data-next={isNext || undefined} href={href}>
      {content}
    </a>
  );
}

/** The steps as the account stands; null until all of it is known. */
function useSteps(): readonly Step[] | null {
  const t = useTranslations('start');
  const campaigns = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const password = useQuery(payPasswordQuery);
  const recovery = useQuery({ ...recoveryQuery, enabled: isRegisterEntry() });
  const funds = useQuery({ queryKey: ['wallet'], queryFn: () => call(wallet, {}) });
  const offers = useQuery({
    queryKey: ['plans-offered'],
    queryFn: () => call(listPlans, { status: 'waitPut' }),
  });
  useMoneyWatch();
  useWhenNews(() => void [funds, offers, campaigns].map(({ refetch }) => refetch()));
  if (!campaigns.data || !password.data || !funds.data || !offers.data) return null;
  if (isRegisterEntry() && !recovery.data) return null;
  const welcome = campaigns.data.list.find(({ isNewUser }) => isNewUser);
  const [offer] = offers.data.list;
  return [
    { name: 'account', isDone: true },
    ...recoveryStep(recovery.data, t('recoveryText')),
    ...couponStep(welcome),
    {
      name: 'payPassword',
      isDone: password.data.isSet,
      text: t('payPasswordText'),
      href: '#/wallet/set-password',
    },
    {
      name: 'money',
      isDone: signOf(funds.data.totalAssets) !== undefined,
      text: t('moneyText'),
      href: '#/wallet',
    },
    {
      name: 'offer',
      isDone: false,
      text: t('offerText', { count: offers.data.list.length }),
      href: offer && planHref(offer.planNo),
    },
  ];
}

/** Who comes from a host app has no password here to forget. */
function recoveryStep(code: { readonly isSaved: boolean } | undefined, text: string): Step[] {
  if (!code) return [];
  const href = '#/ad-center/edit-login-password?open=recovery';
  return [{ name: 'recovery', isDone: code.isSaved, text, href }];
}

interface Welcome {
  readonly name: string;
  readonly claimedAt: string | null;
  readonly refusal: unknown;
}

/** A network without a coupon for new users has no such step. */
function couponStep(welcome: Welcome | undefined): Step[] {
  if (!welcome || (welcome.refusal !== null && !welcome.claimedAt)) return [];
  const isDone = welcome.claimedAt !== null;
  return [{ name: 'coupon', isDone, text: welcome.name, href: '#/ad-center/activities' }];
}
