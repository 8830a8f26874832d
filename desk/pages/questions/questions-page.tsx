import { Button } from '@mantine/core';
import { useState } from 'react';
import { dropQuestion, listDeskQuestions, saveQuestion } from '#contract/desk/questions.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { Page } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import { askedFor } from '../approvals/approval-words.ts';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { type Question, QuestionForm } from './question-form.tsx';
import { QuestionTable } from './question-table.tsx';

/** Questions and rules, in the order in which partners see them. */
export function QuestionsPage() {
  const questions = useRead(listDeskQuestions, {});
  const mayWrite = mayAsk(useSignedIn(), saveQuestion);
  const [writing, setWriting] = useState<Question | 'new' | null>(null);
  const [dropping, setDropping] = useState<Question | null>(null);
  const { data } = questions;
  return (
    <Page
      acts={
        <>
          <WaitingMark kinds={['question-order']} subject="order" />
          <a href={formatPlace('/configuration/history', { part: 'questions' })}>History</a>
          {mayWrite && <Button onClick={() => setWriting('new')}>New question</Button>}
        </>
      }
      title="Questions and rules"
    >
      {questions.isLoading && <p>Loading…</p>}
      {data && (
        <QuestionTable
          mayWrite={mayWrite}
          onDrop={setDropping}
          onWrite={setWriting}
          questions={data}
        />
      )}
      {questions.error && <p role="alert">{questions.error.message}</p>}
      {writing && data && (
        <QuestionForm
          onClose={() => setWriting(null)}
          question={writing === 'new' ? null : writing}
          questions={data}
        />
      )}
      {dropping && data && (
        <DropForm onClose={() => setDropping(null)} question={dropping} version={data.version} />
      )}
    </Page>
  );
}

interface DropFormProps {
  readonly question: Question;
  readonly version: number;
  readonly onClose: () => void;
}

function DropForm({ question, version: newest, onClose }: DropFormProps) {
  const version = useOpened(newest);
  const drop = useAct(dropQuestion, { done: askedFor, onDone: onClose });
  const { id, isOurs } = question;
  return (
    <ReasonForm
      isBusy={drop.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => drop.mutate({ version, id, reason })}
      failure={drop.error}
      submit={isOurs ? 'Request restoring' : 'Request deletion'}
      title={
        isOurs
          ? `Restore the original text: ${question.texts.en.question}`
          : `Delete: ${question.texts.en.question}`
      }
    />
  );
}
