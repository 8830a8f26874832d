import { ActionIcon, Badge, Button, Group } from '@mantine/core';
import { arrangeQuestions } from '#contract/desk/questions.ts';
import { questionGroups } from '#domain/help/question.ts';
import { useAct } from '../../api/use-ask.ts';
import { usePlace } from '../../location/use-place.ts';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import type { Question, Questions } from './question-form.tsx';

interface QuestionTableProps {
  readonly questions: Questions;
  readonly mayWrite: boolean;
  readonly onWrite: (question: Question) => void;
  readonly onDrop: (question: Question) => void;
}

const writerOf = ({ isOwn, isOurs }: Question): string => {
  if (!isOwn) return 'the product';
  return isOurs ? 'the network (rewritten)' : 'the network';
};

const languagesOf = ({ texts }: Question): string => `${Object.keys(texts).length} of 12`;

const columns: readonly Column<Question>[] = [
  {
    title: 'Question',
    cell: ({ texts, isHidden }) => (
      <>
        {texts.en.question} {isHidden && <Badge color="gray">Hidden</Badge>}
      </>
    ),
    text: ({ texts, isHidden }) => `${texts.en.question}${isHidden ? ' (hidden)' : ''}`,
  },
  {
    title: 'Section',
    cell: ({ group }) => plainWord(group),
    text: ({ group }) => group,
    isShort: true,
  },
  { title: 'Written by', cell: writerOf, text: writerOf, isShort: true },
  { title: 'Languages', cell: languagesOf, text: languagesOf, isNumber: true },
];

/** The questions in order. They can be reordered while all of them are shown. */
export function QuestionTable({ questions, mayWrite, onWrite, onDrop }: QuestionTableProps) {
  const { filters } = usePlace();
  const { version, list } = questions;
  const arrange = useAct(arrangeQuestions, { done: 'Order saved.' });
  const ids = list.map(({ id }) => id);
  const hidden = list.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  const send = (order: string[], hides: string[]) =>
    arrange.mutate({ version, order, hidden: hides, reason: '' });
  const move = (id: string, by: number) => {
    const order = ids.filter((one) => one !== id);
    order.splice(ids.indexOf(id) + by, 0, id);
    send(order, hidden);
  };
  const toggle = (id: string) =>
    send(ids, hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  const group = questionGroups.find((one) => one === filters.group);
  const words = filters.words?.toLowerCase() ?? '';
  const rows = list.filter(
    (one) => (!group || one.group === group) && one.texts.en.question.toLowerCase().includes(words),
  );
  const isWhole = rows.length === list.length;
  const acts: Column<Question> = {
    title: 'Actions',
    cell: (question) => (
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          aria-label={`Move up: ${question.id}`}
          disabled={!isWhole || question.id === ids[0] || arrange.isPending}
          onClick={() => move(question.id, -1)}
          variant="default"
        >
          ↑
        </ActionIcon>
        <ActionIcon
          aria-label={`Move down: ${question.id}`}
          disabled={!isWhole || question.id === ids.at(-1) || arrange.isPending}
          onClick={() => move(question.id, 1)}
          variant="default"
        >
          ↓
        </ActionIcon>
        <Button onClick={() => onWrite(question)} size="xs" variant="default">
          Edit
        </Button>
        <Button
          disabled={arrange.isPending}
          onClick={() => toggle(question.id)}
          size="xs"
          variant="default"
        >
          {question.isHidden ? 'Show' : 'Hide'}
        </Button>
        {question.isOwn && (
          <Button onClick={() => onDrop(question)} size="xs" variant="default">
            {question.isOurs ? 'Restore' : 'Delete'}
          </Button>
        )}
      </Group>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <>
      <div className="desk-filters">
        <TextFilter label="Words" name="words" />
        <ChoiceFilter label="Among" name="group" options={questionGroups} />
      </div>
      <WholeTable
        columns={mayWrite ? [...columns, acts] : columns}
        empty="No matching questions."
        keyOf={({ id }) => id}
        name="Questions and rules"
        rows={rows}
      />
    </>
  );
}
