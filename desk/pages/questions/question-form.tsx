import { useState } from 'react';
import { type listDeskQuestions, saveQuestion } from '#contract/desk/questions.ts';
import type { Input, Output } from '#contract/route.ts';
import { whyNotRewrite } from '#domain/help/fixed-question.ts';
import { type QuestionGroup, questionGroups } from '#domain/help/question.ts';
import { useAct } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { MultiSelect, Select, TextInput } from '../../parts/inputs.tsx';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import { filledWords, type WordsBy, WordsEditor } from '../../parts/words-editor.tsx';
import { WordsPreview } from '../../parts/words-preview.tsx';
import { askedFor } from '../approvals/approval-words.ts';

export type Questions = Output<typeof listDeskQuestions>;
export type Question = Questions['list'][number];
type Sent = Input<typeof saveQuestion>['question'];

interface QuestionFormProps {
  readonly questions: Questions;
  /** The question being edited; null for a new one. */
  readonly question: Question | null;
  readonly onClose: () => void;
}

const wordsOf = (question: Question | null): WordsBy =>
  Object.fromEntries(
    Object.entries(question?.texts ?? {}).map(([code, { question: title, answer }]) => [
      code,
      { title, blocks: answer },
    ]),
  );

/** Requests a question as written in every language, with a preview of all of them. */
export function QuestionForm({ questions, question, onClose }: QuestionFormProps) {
  const version = useOpened(questions.version);
  const [id, setId] = useState(question?.id ?? '');
  const [group, setGroup] = useState<QuestionGroup>(question?.group ?? 'question');
  const [related, setRelated] = useState<string[]>(question?.related ?? []);
  const [words, setWords] = useState(() => wordsOf(question));
  const [reason, setReason] = useState('');
  const save = useAct(saveQuestion, { done: askedFor, onDone: onClose });
  const choices = questions.list
    .filter((one) => one.id !== id)
    .map((one) => ({ value: one.id, label: one.texts.en.question }));
  const texts = Object.fromEntries(
    filledWords(words).map(([code, { title, blocks }]) => [
      code,
      { question: title, answer: blocks },
    ]),
  ) as Sent['texts'];
  const written = { id, group, related, texts };
  const shipped = question?.fixedTexts ? { ...question, texts: question.fixedTexts } : null;
  const fixed = whyNotRewrite(written, shipped);
  return (
    <ActForm
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => save.mutate({ version, question: written, reason })}
      failure={save.error}
      problem={fixed && `This question ${fixed}: partners rely on it.`}
      size="75rem"
      submit="Request change"
      title={question ? question.texts.en.question : 'New question'}
    >
      <div className="desk-fields">
        {!question && (
          <TextInput
            at="question.id"
            description="Lower-case letters, digits and dashes."
            label="Short name"
            onChange={(event) => setId(event.currentTarget.value)}
            pattern="[a-z][a-z0-9\-]{1,59}"
            required
            value={id}
          />
        )}
        <Select
          at="question.group"
          allowDeselect={false}
          data={[...questionGroups]}
          label="Section"
          onChange={(value) => setGroup(value as QuestionGroup)}
          value={group}
        />
        <MultiSelect
          at="question.related"
          data={choices}
          label="Links to"
          maxValues={10}
          onChange={setRelated}
          searchable
          value={related}
        />
      </div>
      <WordsEditor
        at={{ texts: 'question.texts', title: 'question', blocks: 'answer' }}
        onChange={setWords}
        questions={choices}
        titleLabel="Question"
        titleLengthMax={200}
        words={words}
      />
      <StaffReason onChange={setReason} value={reason} />
      <WordsPreview words={words} />
    </ActForm>
  );
}
