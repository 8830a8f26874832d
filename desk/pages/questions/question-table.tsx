import { ActionIcon, Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { arrangeQuestions } from '#contract/desk/questions.ts';
import { isFixedQuestion, whyNotArrange } from '#domain/help/fixed-question.ts';
import { questionGroups } from '#domain/help/question.ts';
import { useAct } from '../../api/use-ask.ts';
import { usePlace } from '../../location/use-place.ts';
import { ChoiceFilter, TextFilter } from '../../parts/filters.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import { WholeTable } from '../../parts/whole-table.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
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
    cell: ({ id, texts, isHidden }) => (
      <>
        {texts.en.question} {isHidden && <Badge color="gray">Hidden</Badge>}{' '}
        <WaitingMark kinds={['question', 'question-drop']} subject={id} />
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

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** Their order, and which are hidden, while somebody changes it. */
interface Draft {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** The questions in order. They can be reordered while all of them are shown. */
export function QuestionTable({ questions, mayWrite, onWrite, onDrop }: QuestionTableProps) {
  const { filters } = usePlace();
  const { list } = questions;
  const [draft, setDraft] = useState<Draft | null>(null);
  const stored = { order: idsOf(list), hidden: idsOf(list.filter(({ isHidden }) => isHidden)) };
  const { order, hidden } = draft ?? stored;
  const move = (id: string, by: number) => {
    const moved = order.filter((one) => one !== id);
    moved.splice(order.indexOf(id) + by, 0, id);
    setDraft({ order: moved, hidden });
  };
  const toggle = (id: string) => {
    const others = hidden.filter((one) => one !== id);
    setDraft({ order, hidden: hidden.includes(id) ? others : [...others, id] });
  };
  const ordered = order.flatMap((id) => {
    const question = list.find((one) => one.id === id);
    return question ? [{ ...question, isHidden: hidden.includes(id) }] : [];
  });
  const group = questionGroups.find((one) => one === filters.group);
  const words = filters.words?.toLowerCase() ?? '';
  const rows = ordered.filter(
    (one) => (!group || one.group === group) && one.texts.en.question.toLowerCase().includes(words),
  );
  const isWhole = rows.length === list.length;
  const acts: Column<Question> = {
    title: 'Actions',
    cell: (question) => (
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          aria-label={`Move up: ${question.id}`}
          disabled={!isWhole || question.id === order[0]}
          onClick={() => move(question.id, -1)}
          variant="default"
        >
          ↑
        </ActionIcon>
        <ActionIcon
          aria-label={`Move down: ${question.id}`}
          disabled={!isWhole || question.id === order.at(-1)}
          onClick={() => move(question.id, 1)}
          variant="default"
        >
          ↓
        </ActionIcon>
        <Button onClick={() => onWrite(question)} size="xs" variant="default">
          Edit
        </Button>
        {!isFixedQuestion(question.id) && (
          <Button onClick={() => toggle(question.id)} size="xs" variant="default">
            {question.isHidden ? 'Show' : 'Hide'}
          </Button>
        )}
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
      {draft && (
        <OrderRequest
          draft={draft}
          onClose={() => setDraft(null)}
          questions={ordered}
          version={questions.version}
        />
      )}
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

interface OrderRequestProps {
  readonly draft: Draft;
  /** In the order of the draft. */
  readonly questions: readonly Question[];
  readonly version: number;
  readonly onClose: () => void;
}

/** What is moved and hidden stays on this screen until it is requested. */
function OrderRequest({ draft, questions, version: newest, onClose }: OrderRequestProps) {
  const version = useOpened(newest);
  const [isAsking, setAsking] = useState(false);
  const arrange = useAct(arrangeQuestions, { done: askedFor, onDone: onClose });
  const hidden = [...draft.hidden];
  const shown = questions.filter(({ id }) => !hidden.includes(id));
  const fixed = whyNotArrange({ shown, hiddenIds: hidden });
  return (
    <Group mb="md">
      <Text size="sm">
        {fixed
          ? `One of the questions that partners rely on ${fixed}.`
          : 'Partners see the old order until someone else approves this one.'}
      </Text>
      <Button disabled={fixed !== null} onClick={() => setAsking(true)} size="xs">
        Request this order
      </Button>
      <Button onClick={onClose} size="xs" variant="default">
        Discard
      </Button>
      {isAsking && (
        <ReasonForm
          failure={arrange.error}
          isBusy={arrange.isPending}
          onClose={() => setAsking(false)}
          onSubmit={(reason) =>
            arrange.mutate({ version, order: [...draft.order], hidden, reason })
          }
          submit="Request order"
          title="Order of questions and rules"
        />
      )}
    </Group>
  );
}
