import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './plan-detail-screen.module.css';

interface Moment {
  readonly at: string;
  readonly title: string;
  readonly text: string | null;
  readonly actor: string;
  readonly entryId: string | null;
}

const known = ['partner', 'network', 'merchant'] as const;

/** Everything that happened to the plan, newest first: by whom, when, and the money it moved. */
export function HistoryCard({ detail }: { readonly detail: PlanDetail }) {
  const { plan, steps, pauses, rules } = detail;
  const t = useTranslations('plan');
  const { date } = usePlanText();
  const actorOf = (actor: string) => {
    const one = known.find((name) => name === actor);
    return one ? t(`history.actor.${one}`) : t('history.actor.staff', { name: actor });
  };
  const moments: Moment[] = [
    {
      at: plan.createdAt,
      title: t('status.waitPut'),
      text: t('history.pushed'),
      actor: 'network',
      entryId: null,
    },
    ...steps.map(({ to, cause, actor, entryId, at }) => ({
      at,
      title: t(`status.${to}`),
      text: t(`cause.${cause}`, { date: date(at) }),
      actor,
      entryId,
    })),
    ...pauses.map(({ cause, actor, at }) => ({
      at,
      title: cause ? t('history.paused') : t('history.resumed'),
      text: cause ? t(`paused.${cause}`) : null,
      actor,
      entryId: null,
    })),
    ...rules.map(({ placement, isExcluded, actor, at }) => ({
      at,
      title: t(isExcluded ? 'history.excluded' : 'history.letIn', { placement }),
      text: t('history.learnsAnew'),
      actor,
      entryId: null,
    })),
  ];
  // Simultaneous steps keep their order.
  const newestFirst = moments
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .reverse();
  return (
    <Card title={t('history.title')}>
      <ol className={styles.history}>
        {newestFirst.map(({ at, title, text, actor, entryId }) => (
          <li key={at + title}>
            <strong>{title}</strong>
            {text ? <span>{text}</span> : null}
            <span className={styles.quiet}>
              {actorOf(actor)}&nbsp;· <time dateTime={at}>{date(at)}</time>
            </span>
            {entryId ? <a href={`#/wallet?record=${entryId}`}>{t('history.entry')}</a> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
