import { useTranslations } from 'use-intl';
import { listObjections } from '#contract/objection.ts';
import type { Output } from '#contract/route.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import styles from './feedback-screen.module.css';

type Objection = Output<typeof listObjections>['list'][number];

/** Whatever the partner objected to or reported, newest first, each with its state and answer. */
export function ObjectionList() {
  const t = useTranslations('objections');
  return (
    <PageList
      empty={<Empty icon="message" text={t('noneText')} title={t('none')} />}
      keyOf={({ id }) => id}
      label={t('title')}
      pages={usePages(['objections'], listObjections, {})}
      row={(objection) => <ObjectionItem objection={objection} />}
    />
  );
}

function ObjectionItem({ objection }: { readonly objection: Objection }) {
  const t = useTranslations('objections');
  const review = useTranslations('review');
  const dispute = useTranslations('delivery.dispute');
  const format = useFormatter();
  const time = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const { kind, at: openedAt, text, planNo, dueAt, isOverdue, answer } = objection;
  return (
    <>
      <Row
        href={planNo ? planHref(planNo) : undefined}
        text={[time(openedAt), ...(planNo ? [shortCodeOf(planNo)] : [])].join('\u00a0· ')}
        title={t(`kind.${kind}`)}
        trailing={<StateChip objection={objection} />}
      />
      <div className={`${styles.objection} stack-2`}>
        {text ? <p className="apart-1 prose">{text}</p> : null}
        {answer ? (
          <div>
            <p className="quiet">
              {answer.by === 'network'
                ? dispute('undecided', { date: time(answer.at) })
                : dispute('decided', { by: answer.by, date: time(answer.at) })}
            </p>
            {answer.by === 'network' ? null : <p className="apart-1 prose">{answer.reason}</p>}
          </div>
        ) : null}
        {dueAt && !answer ? (
          <p className="quiet">
            {review(isOverdue ? 'overdueText' : 'dueText', { date: time(dueAt) })}
          </p>
        ) : null}
      </div>
    </>
  );
}

function StateChip({ objection: { answer, isOverdue } }: { readonly objection: Objection }) {
  const t = useTranslations('objections');
  const review = useTranslations('review');
  if (answer) return <Chip>{t(answer.isForPartner ? 'forYou' : 'againstYou')}</Chip>;
  return (
    <Chip kind={isOverdue ? 'problem' : 'accent'}>{review(isOverdue ? 'overdue' : 'waiting')}</Chip>
  );
}
