import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { firstSteps } from '#contract/first-steps.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useMoneyWatch, useWhenNews } from '../../api/unread.ts';
import { useLater } from '../../device/use-later.ts';
import { MoneyWay } from '../../help/money-way.tsx';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { planHref } from '../../plan/plan-address.ts';
import styles from './get-started.module.css';

type FirstSteps = Output<typeof firstSteps>;

interface Step {
  readonly name: 'account' | 'coupon' | 'payPassword' | 'money' | 'offer';
  readonly isDone: boolean;
  readonly text?: ReactNode;
  /** None while there is nothing to do about it. */
  readonly href?: string | undefined;
}

const refreshMs = 10_000;

// The steps do not wait for offer and coupon.
const FirstOffer = lazy(() => import('./first-offer.tsx').then((m) => ({ default: m.FirstOffer })));
const WelcomeWorth = lazy(() =>
  import('./welcome-worth.tsx').then((m) => ({ default: m.WelcomeWorth })),
);

/**
 * A new account's next steps. Each is ticked off from the account's own state, and the card
 * disappears with the first put.
 */
export function GetStarted() {
  const t = useTranslations('start');
  const isLater = useLater(true);
  const { steps, offer, isError, isFetching, refetch } = useSteps(isLater);
  if (!steps && isError) {
    return (
      <Card>
        <Failed busy={isFetching} onRetry={refetch} />
      </Card>
    );
  }
  if (!steps) return <SkeletonCard lines={4} />;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  // The first open step is the next one; only that one is large.
  const nextStep = steps.find(({ isDone, href }) => !isDone && href);
  return (
    <>
      <Card aside={t('progress', { done: doneCount, all: steps.length })} title={t('title')}>
        <p className="quiet">{t('lead')}</p>
        <ol className={`${styles.steps} apart-2`}>
          {steps.map((step) => (
            <li data-done={step.isDone || undefined} key={step.name}>
              <StepRow isNext={step === nextStep} step={step} />
            </li>
          ))}
        </ol>
      </Card>
      <Suspense>{isLater ? <FirstOffer first={offer} /> : null}</Suspense>
      <Card>
        <MoneyWay />
      </Card>
    </>
  );
}

function StepRow({ step, isNext }: { readonly step: Step; readonly isNext: boolean }) {
  const t = useTranslations('start');
  const { name, isDone, text, href } = step;
  const content = (
    <>
      <span className={`${styles.dot} center`}>
        {isDone ? <Icon name="check" size="small" /> : null}
      </span>
      <span className="grow stack">
        <span className={`${styles.name} medium`}>{t(name)}</span>
        <span className={`${styles.text} small`}>{isDone ? t('done') : text}</span>
      </span>
      {!isDone && href ? <Icon name="chevron" size="small" /> : null}
    </>
  );
  if (isDone || !href) return <span className={`${styles.step} beside-3 plain`}>{content}</span>;
  return (
    <a className={`${styles.step} beside-3 plain`} data-next={isNext || undefined} href={href}>
      {content}
    </a>
  );
}

/** The steps for the account's state, once that is known. */
function useSteps(isLater: boolean) {
  const t = useTranslations('start');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['first-steps'],
    queryFn: () => call(firstSteps, {}),
    // An offer may arrive before the first count of notices, and is then no news.
    refetchInterval: ({ state }) => (state.data?.offers.count === 0 ? refreshMs : false),
  });
  useMoneyWatch();
  useWhenNews(() => void refetch());
  const steps = data ? stepsFor(data, isLater, t) : null;
  return { steps, offer: data?.offers.first ?? null, isError, isFetching, refetch };
}

type StartText = ReturnType<typeof useTranslations<'start'>>;

function stepsFor(data: FirstSteps, isLater: boolean, t: StartText): readonly Step[] {
  const { coupon, offers } = data;
  return [
    { name: 'account', isDone: true },
    ...couponStep(coupon, isLater),
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
function couponStep(coupon: WelcomeCoupon | null, isLater: boolean): Step[] {
  if (!coupon) return [];
  const { name, isClaimed: isDone } = coupon;
  const worth = (
    <Suspense fallback={name}>
      <WelcomeWorth otherwise={name} />
    </Suspense>
  );
  const text = isLater ? worth : name;
  return [{ name: 'coupon', isDone, text, href: '#/ad-center/activities' }];
}
