import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import styles from './plan-detail-screen.module.css';

interface Moment {
  readonly happenedAt: string;
  readonly title: string;
  readonly text: string | null;
  readonly actor: string;
  readonly entryId: string | null;
}

const actorNames = ['partner', 'network', 'merchant'] as const;

/** What happened to the plan, newest first; a step that moved money opens its transaction. */
export function HistoryCard({ detail }: { readonly detail: PlanDetail }) {
  const { plan, steps, pauses, rules } = detail;
  const t = useTranslations('plan');
  const { date } = usePlanText();
  const actorOf = (actor: string) => {
    const knownActor = actorNames.find((name) => name === actor);
    return knownActor
      ? t(`history.actor.${knownActor}`)
      : t('history.actor.staff', { name: actor });
  };
  const moments: Moment[] = [
    {
      happenedAt: plan.createdAt,
      title: t('status.waitPut'),
      text: t('history.pushed'),
      actor: 'network',
      entryId: null,
    },
    ...steps.map(({ to: status, cause, actor, entryId, at: happenedAt }) => ({
      happenedAt,
      title: t(`status.${status}`),
      text: t(`cause.${cause}`, { date: date(happenedAt) }),
      actor,
      entryId,
    })),
    ...pauses.map(({ cause, actor, at: happenedAt }) => ({
      happenedAt,
      title: cause ? t('history.paused') : t('history.resumed'),
      text: cause ? t(`paused.${cause}`) : null,
      actor,
      entryId: null,
    })),
    ...rules.map(({ placement, isExcluded, actor, at: happenedAt }) => ({
      happenedAt,
      title: t(isExcluded ? 'history.excluded' : 'history.letIn', { placement }),
      text: t('history.learnsAnew'),
      actor,
      entryId: null,
    })),
  ];
  // Simultaneous steps keep their order.
  const newestFirst = moments
    .toSorted((a, b) => Date.parse(a.happenedAt) - Date.parse(b.happenedAt))
    .reverse();
  return (
    <Card title={t('history.title')}>
      <ol className={styles.history}>
        {newestFirst.map(({ happenedAt, title, text, actor, entryId }) => {
          const words = (
            <>
              <strong>{title}</strong>
              {text ? <span>{text}</span> : null}
              <span className="quiet">
                {actorOf(actor)}&nbsp;· <time dateTime={happenedAt}>{date(happenedAt)}</time>
              </span>
            </>
          );
          return (
            <li key={happenedAt + title}>
              {entryId ? (
                <a href={`#/wallet?record=${entryId}`}>
                  {words}
                  <Icon name="chevron" size="small" />
                </a>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
