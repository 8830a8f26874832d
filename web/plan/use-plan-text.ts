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
  const date = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

  const led = ({ last, origin, createdAt }: PlanRow) => {
    if (last) return t(`cause.${last.cause}`, { date: date(last.at) });
    return t(origin === 'follow' ? 'followed' : 'pushed', { date: date(createdAt) });
  };
  /** As separate sentences: what separates two of them depends on the language. */
  const why = (plan: PlanRow): readonly string[] => {
    const { status, pausedBy, putAmount } = plan;
    if (pausedBy) return [t(`paused.${pausedBy}`)];
    if (status !== 'putFailed' || !putAmount) return [led(plan)];
    return [led(plan), t('failedReturn', { amount: money.whole(putAmount) })];
  };
  const next = ({ next: { what, at, facts }, pausedBy }: PlanRow): string => {
    const held = Number(facts.held ?? 0);
    if (what === 'wait_for_conversions' && held > 0 && at) {
      return t('heldOrders', { count: held, date: date(at) });
    }
    if (at) return t(`soon.${what}`, { date: date(at) });
    if (what === 'resume' && pausedBy) return t(`resumeBy.${pausedBy}`);
    return t(`soonOpen.${what}`);
  };
  /** What slows or stops its delivery, and what would help. */
  const limit = ({ cause, at, facts }: Limit): string => {
    if (isPauseCause(cause)) return t(`paused.${cause}`);
    return t(`limit.${cause}`, {
      time: at ? time(at) : '',
      percent: percent(Number(facts.percent ?? 0) / 100),
      hours: t('terms.hours', { count: Number(facts.hours ?? 0) }),
    });
  };
  return { date, why, next, limit };
}
