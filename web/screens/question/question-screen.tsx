import { useQuestions } from '../../help/use-questions.ts';
import { useLocation } from '../../location/hash-location.ts';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { QuestionDetail } from './question-detail.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './question-screen.module.css';

/** One question by its id, or all of them. */
export function QuestionScreen() {
  const address = new URLSearchParams(useLocation().query);
  const id = address.get('id');
  // The ad centre links to the rules alone.
  const group = address.get('group');
  return (
    <div className={`${styles.screen} stack-4`}>
      <Loaded query={useQuestions()} skeleton={<SkeletonCard lines={6} />}>
        {(questions) =>
          id === null ? (
            <QuestionList
              questions={questions.filter((question) => group === null || question.group === group)}
            />
          ) : (
            <QuestionDetail id={id} key={id} questions={questions} />
          )
        }
      </Loaded>
    </div>
  );
}
