import { Badge, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { answerPayoutReview, listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import type { Output } from '#contract/route.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { queueEveryMs } from '../../money/queue-every.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Review = Output<typeof listPayoutReviews>['list'][number];

const states = ['open', 'answered'] as const;
const ruleWord = (reason: string) => reason.replace(/^payout_/, '').replaceAll('_', ' ');

const columns = (onAnswer: (review: Review) => void): readonly Column<Review>[] => [
  partnerColumn,
  { title: 'Refused for', cell: ({ reason }) => ruleWord(reason), text: ({ reason }) => reason },
  {
    title: 'Refused by',
    cell: ({ causedBy }) => causedBy ?? 'a rule',
    text: ({ causedBy }) => causedBy ?? '',
    isShort: true,
  },
  { title: 'Partner’s statement', cell: ({ text }) => text, text: ({ text }) => text },
  {
    title: 'Due',
    cell: ({ dueAt, isOverdue }) =>
      isOverdue ? <Badge color="orange">Overdue, {shownTime(dueAt)}</Badge> : shownTime(dueAt),
    text: ({ dueAt }) => dueAt,
    isShort: true,
  },
  {
    title: 'Age',
    cell: ({ askedAt, answeredAt }) => (answeredAt ? '–' : <Age since={askedAt} />),
    text: ({ askedAt }) => askedAt,
    isShort: true,
  },
  {
    title: 'Answer',
    cell: (review) => <Answer onAnswer={onAnswer} review={review} />,
    text: ({ outcome, answeredBy, answer }) =>
      [outcome, answeredBy, answer].filter(Boolean).join(', '),
    isActs: true,
  },
];

interface AnswerProps {
  readonly review: Review;
  readonly onAnswer: (review: Review) => void;
}

function Answer({ review, onAnswer }: AnswerProps) {
  const signedIn = useSignedIn();
  const { outcome, answeredBy, answer, causedBy } = review;
  if (outcome) return `${outcome} by ${answeredBy}: ${answer}`;
  if (!mayAsk(signedIn, answerPayoutReview)) return null;
  if (causedBy && isSamePerson(causedBy, signedIn.name)) {
    return (
      <Text c="dimmed" size="sm">
        Your own decision: someone else has to answer
      </Text>
    );
  }
  return (
    <Button onClick={() => onAnswer(review)} size="xs" variant="default">
      Answer
    </Button>
  );
}

/** Refused payouts that partners dispute. Nobody answers a dispute about their own act. */
export function PayoutReviewsPage() {
  const { filters } = usePlace();
  const [answering, setAnswering] = useState<Review | null>(null);
  const state = states.find((one) => one === filters.state);
  return (
    <Page title="Disputed refusals">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={states} />
      </div>
      <DataTable
        columns={columns(setAnswering)}
        empty="No disputed payouts."
        everyMs={queueEveryMs}
        input={state ? { state } : {}}
        keyOf={({ refusalId }) => refusalId}
        name="Disputed refusals"
        route={listPayoutReviews}
      />
      {answering && <AnswerForm onClose={() => setAnswering(null)} review={answering} />}
    </Page>
  );
}

const outcomeWords = {
  upheld: 'The refusal was right',
  lifted: 'The refusal was wrong: the partner can request it again',
} as const;

interface AnswerFormProps {
  readonly review: Review;
  readonly onClose: () => void;
}

function AnswerForm({ review, onClose }: AnswerFormProps) {
  const answer = useAct(answerPayoutReview, { done: 'Answered.', onDone: onClose });
  const { refusalId, partner, text, reason } = review;
  return (
    <FieldsForm
      fields={[
        {
          name: 'outcome',
          label: 'Outcome',
          kind: 'choice',
          options: reviewOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
        },
        { name: 'reason', label: 'Why', kind: 'text', description: 'The partner sees this.' },
      ]}
      isBusy={answer.isPending}
      onClose={onClose}
      onSubmit={(values) => {
        const outcome = reviewOutcomes.find((one) => one === values.outcome);
        if (outcome) answer.mutate({ refusalId, outcome, reason: values.reason });
      }}
      failure={answer.error}
      submit="Answer"
      title={`Answer ${partner}`}
    >
      <Facts
        facts={[
          ['Refused for', ruleWord(reason)],
          ['The partner says', text],
        ]}
      />
    </FieldsForm>
  );
}
