import { ActionIcon, Badge, Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import {
  arrangeQuestions,
  dropQuestion,
  listDeskQuestions,
  saveQuestion,
} from '#contract/desk/questions.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { Page } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { type Question, QuestionForm, type Questions } from './question-form.tsx';

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
          <a href={formatPlace('/configuration/history', { part: 'questions' })}>History</a>
          {mayWrite && <Button onClick={() => setWriting('new')}>Write a question</Button>}
        </>
      }
      title="Questions and rules"
    >
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

interface QuestionTableProps {
  readonly questions: Questions;
  readonly mayWrite: boolean;
  readonly onWrite: (question: Question) => void;
  readonly onDrop: (question: Question) => void;
}

function QuestionTable({ questions, mayWrite, onWrite, onDrop }: QuestionTableProps) {
  const { version, list } = questions;
  const arrange = useAct(arrangeQuestions, { done: 'Arranged.' });
  const ids = list.map(({ id }) => id);
  const hidden = list.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  const send = (order: string[], hides: string[]) =>
    arrange.mutate({ version, order, hidden: hides, reason: '' });
  const move = (at: number, by: number) => {
    const order = ids.filter((_, i) => i !== at);
    order.splice(at + by, 0, ids[at] ?? '');
    send(order, hidden);
  };
  const toggle = (id: string) =>
    send(ids, hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <div className="desk-table">
      <Table aria-label="Questions and rules">
        <Table.Thead>
          <Table.Tr>
            {['Question', 'Among', 'Written by', 'Languages', 'Helped', 'Did not', 'Acts'].map(
              (title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.map((question, at) => (
            <Table.Tr key={question.id}>
              <Table.Td>
                {question.texts.en.question}{' '}
                {question.isHidden && <Badge color="gray">hidden</Badge>}
              </Table.Td>
              <Table.Td className="desk-short">{question.group}</Table.Td>
              <Table.Td className="desk-short">{writerOf(question)}</Table.Td>
              <Table.Td className="desk-number">
                {Object.keys(question.texts).length} of 12
              </Table.Td>
              <Table.Td className="desk-number">{question.helped}</Table.Td>
              <Table.Td className="desk-number">{question.notHelped}</Table.Td>
              <Table.Td>
                {mayWrite && (
                  <Group gap="xs" wrap="nowrap">
                    <ActionIcon
                      aria-label={`Move up: ${question.id}`}
                      disabled={at === 0 || arrange.isPending}
                      onClick={() => move(at, -1)}
                      variant="default"
                    >
                      ↑
                    </ActionIcon>
                    <ActionIcon
                      aria-label={`Move down: ${question.id}`}
                      disabled={at === list.length - 1 || arrange.isPending}
                      onClick={() => move(at, 1)}
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
                        {question.isOurs ? 'Restore' : 'Drop'}
                      </Button>
                    )}
                  </Group>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const writerOf = ({ isOwn, isOurs }: Question): string => {
  if (!isOwn) return 'the product';
  return isOurs ? 'the network, anew' : 'the network';
};

interface DropFormProps {
  readonly question: Question;
  readonly version: number;
  readonly onClose: () => void;
}

function DropForm({ question, version, onClose }: DropFormProps) {
  const drop = useAct(dropQuestion, { done: 'Done.', onDone: onClose });
  const { id, isOurs } = question;
  return (
    <ReasonForm
      isBusy={drop.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={(reason) => drop.mutate({ version, id, reason })}
      problem={drop.error?.message}
      submit={isOurs ? 'Restore' : 'Drop'}
      title={
        isOurs
          ? `Show the product’s own words again: ${question.texts.en.question}`
          : `Drop: ${question.texts.en.question}`
      }
    />
  );
}
