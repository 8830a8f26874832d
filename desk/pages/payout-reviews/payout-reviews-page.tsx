import { Badge } from '@mantine/core';
import { answerPayoutReview, listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import type { Output } from '#contract/route.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DecisionQueue, outcomeField } from '../../parts/decision-queue.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { refusalWords } from './refusal-words.ts';

type Review = Output<typeof listPayoutReviews>['list'][number];

const columns: readonly Column<Review>[] = [
  partnerColumn,
  {
    title: 'Refused for',
    cell: ({ reason }) => refusalWords[reason],
    text: ({ reason }) => refusalWords[reason],
  },
  {
    title: 'Refused by',
    cell: ({ causedBy }) => causedBy ?? 'A rule',
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
];

/** Refused payouts that partners dispute. Nobody answers a dispute about their own act. */
export function PayoutReviewsPage() {
  const signedIn = useSignedIn();
  return (
    <DecisionQueue
      columns={columns}
      decisionOf={({ outcome, answeredBy, answer }) =>
        outcome ? { outcome, by: answeredBy, reason: answer } : null
      }
      empty="No payout reviews."
      form={(review, onClose) => <AnswerForm onClose={onClose} review={review} />}
      keyOf={({ refusalId }) => refusalId}
      kind="answer"
      mayDecide={mayAsk(signedIn, answerPayoutReview)}
      route={listPayoutReviews}
      title="Payout reviews"
      whyNot={({ causedById }) =>
        whyNotSecondPerson(causedById, signedIn.id)
          ? 'Your own decision: someone else has to answer'
          : null
      }
    />
  );
}

const outcomeWords = {
  upheld: 'The refusal was right',
  lifted: 'The refusal was wrong: the partner can request it again',
} as const satisfies Record<(typeof reviewOutcomes)[number], string>;

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
        outcomeField(outcomeWords),
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
          ['Refused for', refusalWords[reason]],
          ['The partner says', text],
        ]}
      />
    </FieldsForm>
  );
}
