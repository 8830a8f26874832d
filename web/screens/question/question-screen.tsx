import { useTranslations } from 'use-intl';
import { useQuestions } from '../../help/use-questions.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { QuestionDetail } from './question-detail.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './question-screen.module.css';

/** One question by its id, or all of them. */
export function QuestionScreen() {
  const app = useTranslations('app');
  const id = new URLSearchParams(useLocation().query).get('id');
  const { questions, isError, isFetching, refetch } = useQuestions();
  if (isError && !questions) {
    return <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />;
  }
  return (
    <div className={styles.screen}>
      {questions ? null : <SkeletonCard lines={6} />}
      {questions && id === null ? <QuestionList questions={questions} /> : null}
      {questions && id !== null ? <QuestionDetail id={id} key={id} questions={questions} /> : null}
    </div>
  );
}
