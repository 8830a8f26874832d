import { useTranslations } from 'use-intl';
import { type Question, useQuestions } from '../../help/use-questions.ts';
import { placesInApp, questionHref } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';

const questionsShown = 5;

/** The first five questions, the rules of the programme, and a way to give feedback. */
export function HelpCard() {
  const t = useTranslations('center');
  const app = useTranslations('app');
  const { data: questions, isError, isFetching, refetch } = useQuestions();
  const of = (group: Question['group']) => questions?.filter((one) => one.group === group) ?? [];
  const rules = of('rule');
  return (
    <>
      <Card
        aside={<a href={`#${placesInApp.questions.path}`}>{t('allQuestions')}</a>}
        flush
        title={t('questions')}
      >
        {!questions && isError ? (
          <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
        ) : null}
        {!questions && !isError ? <SkeletonRows rows={questionsShown} /> : null}
        {of('question').slice(0, questionsShown).map(row)}
        <Row
          href={`#${placesInApp.feedback.path}`}
          icon="message"
          text={t('feedbackText')}
          title={t('feedback')}
        />
      </Card>
      {rules.length > 0 ? (
        <Card flush title={t('rules')}>
          {rules.map(row)}
        </Card>
      ) : null}
    </>
  );
}

const row = ({ id, lang, question }: Question) => (
  <Row href={questionHref(id)} key={id} title={<span lang={lang}>{question}</span>} />
);
