import { Text } from '@mantine/core';
import { answerMessageReport, listMessageReports } from '#contract/desk/reports.ts';
import type { Output } from '#contract/route.ts';
import { reportOutcomes } from '#domain/report/report.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DecisionQueue, outcomeField } from '../../parts/decision-queue.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Report = Output<typeof listMessageReports>['list'][number];

const columns: readonly Column<Report>[] = [
  {
    title: 'Partner',
    cell: ({ username, partnerId }) => <PartnerLink id={partnerId} name={username} />,
    text: ({ username, partnerId }) => username ?? partnerId,
    isShort: true,
  },
  {
    title: 'Where',
    cell: ({ source }) => plainWord(source),
    text: ({ source }) => source,
    isShort: true,
  },
  {
    title: 'Written by',
    cell: ({ writer }) => writer,
    text: ({ writer }) => writer,
    isShort: true,
  },
  {
    title: 'Message',
    cell: ({ content }) => <span className="desk-written">{content}</span>,
    text: ({ content }) => content,
  },
  {
    title: 'Age',
    cell: ({ at, answer }) => (answer ? '–' : <Age since={at} />),
    text: ({ at }) => at,
    isShort: true,
  },
];

/** Partners' reports. Nobody sees reports about their own messages here. */
export function ReportsPage() {
  return (
    <DecisionQueue
      columns={columns}
      decisionOf={({ answer }) => answer}
      empty="No reported messages, other than any of your own."
      form={(report, onClose) => <AnswerForm onClose={onClose} report={report} />}
      keyOf={({ id }) => id}
      kind="answer"
      mayDecide={mayAsk(useSignedIn(), answerMessageReport)}
      route={listMessageReports}
      title="Reported messages"
    />
  );
}

const outcomeWords = {
  upheld: 'It shouldn’t have been sent',
  dismissed: 'There’s nothing wrong with it',
} as const satisfies Record<(typeof reportOutcomes)[number], string>;

interface AnswerFormProps {
  readonly report: Report;
  readonly onClose: () => void;
}

function AnswerForm({ report, onClose }: AnswerFormProps) {
  const answer = useAct(answerMessageReport, { done: 'Answered.', onDone: onClose });
  return (
    <FieldsForm
      fields={[
        outcomeField(outcomeWords),
        { name: 'reason', label: 'Reason', kind: 'text', description: 'The partner sees this.' },
      ]}
      isBusy={answer.isPending}
      onClose={onClose}
      onSubmit={({ outcome: chosen, reason }) => {
        const outcome = reportOutcomes.find((one) => one === chosen);
        if (outcome) answer.mutate({ id: report.id, outcome, reason });
      }}
      failure={answer.error}
      submit="Answer"
      title="Answer report"
    >
      <Text className="desk-written" size="sm">
        {report.writer} wrote: {report.content}
      </Text>
    </FieldsForm>
  );
}
