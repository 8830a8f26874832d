import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { questionGroups, searchQuestions } from '#domain/help/question.ts';
import type { Question } from '../../help/use-questions.ts';
import { placesInApp, questionHref } from '../../location/places.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Field } from '../../parts/field.tsx';
import { Row } from '../../parts/row.tsx';
import styles from './question-screen.module.css';

interface QuestionListProps {
  readonly questions: readonly Question[];
}

const titles = { question: 'questions', rule: 'rules' } as const;

export function QuestionList({ questions }: QuestionListProps) {
  const t = useTranslations('question');
  const [text, setText] = useState('');
  const matches = searchQuestions(questions, text);
  if (questions.length === 0) return <Empty text={t('emptyText')} title={t('empty')} />;
  return (
    <>
      <Field
        autoComplete="off"
        enterKeyHint="search"
        label={t('search')}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('searchHint')}
        type="search"
        value={text}
      />
      <p className={`${styles.found} quiet number`} role="status">
        {text.trim() === '' ? '' : t('found', { count: matches.length })}
      </p>
      {matches.length === 0 ? (
        <Empty
          action={<a href={`#${placesInApp.feedback.path}`}>{t('write')}</a>}
          icon="search"
          text={t('noneText')}
          title={t('noneTitle')}
        />
      ) : null}
      {questionGroups.map((group) => {
        const groupMatches = matches.filter((question) => question.group === group);
        if (groupMatches.length === 0) return null;
        return (
          <Card flush key={group} title={t(titles[group])}>
            {groupMatches.map(({ id, lang, question }) => (
              <Row href={questionHref(id)} key={id} title={<span lang={lang}>{question}</span>} />
            ))}
          </Card>
        );
      })}
    </>
  );
}
