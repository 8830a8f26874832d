import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { firstSteps } from '#contract/first-steps.ts';
import { call } from '../../api/call.ts';
import { useMoneyWatch, useWhenNews } from '../../api/unread.ts';
import { useCouponText } from '../../coupon/use-coupon-text.ts';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { isRegisterEntry } from '../../session/session.ts';
import { FirstOffer } from './first-offer.tsx';
import styles from './get-started.module.css';

interface Step {
  readonly name: 'account' | 'recovery' | 'coupon' | 'payPassword' | 'money' | 'offer';
  readonly isDone: boolean;
  readonly text?: string | undefined;
  /** None while there is nothing to do about it. */
  readonly href?: string | undefined;
}

const words: readonly MessagePart[] = ['for-newcomers', 'for-money', 'for-programme'];

/**
 * A new account's next steps. Each is ticked off from the account's own state, and the card
 * disappears with the first put.
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
  // The first open step is the next one; only that one is large.
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
      <FirstOffer
        otherwise={
          <Card>
            <Empty icon="chart" text={figures('emptyText')} title={figures('emptyTitle')} />
          </Card>
        }
      />
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

/** The steps for the account's state; null until that is known. */
function useSteps(): readonly Step[] | null {
  const t = useTranslations('start');
  const { data, refetch } = useQuery({
    queryKey: ['first-steps'],
    queryFn: () => call(firstSteps, {}),
  });
  const welcome = useWelcomeText();
  useMoneyWatch();
  useWhenNews(() => void refetch());
  if (!data) return null;
  const { coupon, offers } = data;
  const recovery = {
    name: 'recovery',
    isDone: data.isRecoveryCodeSaved,
    text: t('recoveryText'),
    href: '#/ad-center/edit-login-password?open=recovery',
  } as const;
  return [
    { name: 'account', isDone: true },
    // Partners of a host app have no password here to forget.
    ...(isRegisterEntry() ? [recovery] : []),
    ...couponStep(coupon, welcome),
    {
      name: 'payPassword',
      isDone: data.hasPayPassword,
      text: t('payPasswordText'),
      // Back to this list, where the next step is.
      href: '#/wallet/set-password?from=%2Fad-center',
    },
    { name: 'money', isDone: data.hasMoney, text: t('moneyText'), href: '#/wallet?open=deposit' },
    {
      name: 'offer',
      isDone: false,
      text: t('offerText', { count: offers.count }),
      href: offers.first === null ? undefined : planHref(offers.first),
    },
  ];
}

interface WelcomeCoupon {
  readonly name: string;
  readonly isClaimed: boolean;
}

/** A network without a new-user coupon has no such step. */
function couponStep(coupon: WelcomeCoupon | null, worth: string | null): Step[] {
  if (!coupon) return [];
  const { name, isClaimed: isDone } = coupon;
  return [{ name: 'coupon', isDone, text: worth ?? name, href: '#/ad-center/activities' }];
}

/** What the coupon for new users gives; null until that is known. */
function useWelcomeText(): string | null {
  const { worth } = useCouponText();
  const { data } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const welcome = data?.list.find(({ isNewUser }) => isNewUser);
  return welcome ? worth(welcome) : null;
}
