import { useTranslations } from 'use-intl';
import { useQuestions } from '../../help/use-questions.ts';
import { placesInApp, questionHref } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import styles from './ad-center-screen.module.css';

const questionsShown = 5;

/** The first five questions, the rules of the programme, and a way to give feedback. */
export function HelpCard() {
  const t = useTranslations('center');
  const screen = useTranslations('screen');
  const { data: questions, isError, isFetching, refetch } = useQuestions();
  const firstQuestions = questions?.filter(({ group }) => group === 'question') ?? [];
  const [firstRule] = questions?.filter(({ group }) => group === 'rule') ?? [];
  return (
    <Card
      aside={
        <a className={styles.all} href={`#${placesInApp.questions.path}`}>
          {t('allQuestions')}
        </a>
      }
      flush
      title={t('questions')}
    >
      {!questions && isError ? <Failed busy={isFetching} onRetry={refetch} /> : null}
      {!questions && !isError ? <SkeletonRows rows={questionsShown} /> : null}
      <div className={styles.questions}>
        {firstQuestions.slice(0, questionsShown).map(({ id, lang, question }) => (
          <Row href={questionHref(id)} key={id} title={<span lang={lang}>{question}</span>} />
        ))}
      </div>
      <div className={styles.links}>
        {firstRule ? <a href={`#${placesInApp.questions.path}?group=rule`}>{t('rules')}</a> : null}
        <a href={`#${placesInApp.feedback.path}`}>{screen('feedback')}</a>
      </div>
    </Card>
  );
}
