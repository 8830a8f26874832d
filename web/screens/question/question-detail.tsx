import { useTranslations } from 'use-intl';
import { useBlockLink } from '../../help/use-block-link.ts';
import type { Question } from '../../help/use-questions.ts';
import { placesInApp, questionHref } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { TextBlocks } from '../../parts/text-blocks.tsx';
import { useService } from '../../service/service-context.ts';
import styles from './question-screen.module.css';

interface QuestionDetailProps {
  readonly id: string;
  readonly questions: readonly Question[];
}

const questionsHref = `#${placesInApp.questions.path}`;

export function QuestionDetail({ id, questions }: QuestionDetailProps) {
  const t = useTranslations('question');
  const linkOf = useBlockLink();
  const openService = useService();
  const question = questions.find((listed) => listed.id === id);
  if (!question) {
    return (
      <Empty
        action={<a href={questionsHref}>{t('all')}</a>}
        text={t('goneText')}
        title={t('gone')}
      />
    );
  }
  const { lang, answer } = question;
  const related = questions.filter((listed) => question.related.includes(listed.id));
  const feedbackHref = `#${placesInApp.feedback.path}?question=${encodeURIComponent(id)}`;
  return (
    <>
      <Card>
        <article className="stack-3">
          <h2 className={styles.question} lang={lang}>
            {question.question}
          </h2>
          <TextBlocks blocks={answer} lang={lang} linkOf={linkOf} />
        </article>
      </Card>
      {related.length > 0 ? (
        <Card flush title={t('related')}>
          {related.map((relatedQuestion) => (
            <Row
              href={questionHref(relatedQuestion.id)}
              key={relatedQuestion.id}
              title={<span lang={relatedQuestion.lang}>{relatedQuestion.question}</span>}
            />
          ))}
        </Card>
      ) : null}
      <Card flush>
        <Row href={questionsHref} icon="search" title={t('all')} />
        <Row href={feedbackHref} icon="message" title={t('write')} />
        <Row icon="service" onPress={() => openService({ list: 'service' })} title={t('service')} />
      </Card>
    </>
  );
}
