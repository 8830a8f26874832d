import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { type PauseCause, pauseCauses } from '#domain/plan/status.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useMoney } from '../i18n/use-money.ts';
import { useTime } from '../i18n/use-time.ts';
import { usePercent } from './use-percent.ts';
import type { PlanDetail } from './use-plan.ts';

type Limit = NonNullable<PlanDetail['limit']>;

const isPauseCause = (cause: Limit['cause']): cause is Extract<Limit['cause'], PauseCause> =>
  (pauseCauses as readonly string[]).includes(cause);

/** Why a plan is in its state, and what happens next, in sentences. */
export function usePlanText() {
  const t = useTranslations('plan');
  const format = useFormatter();
  const money = useMoney();
  const time = useTime();
  const percent = usePercent();
  const formatDate = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });

  const lastStep = ({ last, origin, createdAt }: PlanRow) => {
    if (last) return t(`cause.${last.cause}`, { date: formatDate(last.at) });
    return t(origin === 'follow' ? 'followed' : 'pushed', { date: formatDate(createdAt) });
  };
  /** As separate sentences: what separates two of them depends on the language. */
  const causeSentences = (plan: PlanRow): readonly string[] => {
    const { status, pausedBy, putAmount } = plan;
    if (pausedBy) return [t(`paused.${pausedBy}`)];
    if (status !== 'putFailed' || !putAmount) return [lastStep(plan)];
    return [lastStep(plan), t('failedReturn', { amount: money.whole(putAmount) })];
  };
  const nextSentence = ({ next: { what: step, at: dueAt, facts }, pausedBy }: PlanRow): string => {
    const heldOrders = Number(facts.held ?? 0);
    if (step === 'wait_for_conversions' && heldOrders > 0 && dueAt) {
      return t('heldOrders', { count: heldOrders, date: formatDate(dueAt) });
    }
    if (dueAt) return t(`soon.${step}`, { date: formatDate(dueAt) });
    if (step === 'resume' && pausedBy) return t(`resumeBy.${pausedBy}`);
    return t(`soonOpen.${step}`);
  };
  /** What slows or stops its delivery, and what would help. */
  const limitSentence = ({ cause, at: until, facts }: Limit): string => {
    if (isPauseCause(cause)) return t(`paused.${cause}`);
    return t(`limit.${cause}`, {
      time: until ? time(until) : '',
      percent: percent(Number(facts.percent ?? 0) / 100),
      hours: t('terms.hours', { count: Number(facts.hours ?? 0) }),
    });
  };
  return { date: formatDate, why: causeSentences, next: nextSentence, limit: limitSentence };
}
