import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { answerMessageReport, listMessageReports } from '#contract/desk/reports.ts';
import type { Output } from '#contract/route.ts';
import { reportOutcomes } from '#domain/report/report.ts';
import { useAct } from '../../api/use-ask.ts';
import { usePlace } from '../../location/use-place.ts';
import { queueEveryMs } from '../../money/queue-every.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Report = Output<typeof listMessageReports>['list'][number];

const states = ['open', 'answered'] as const;

const columns = (onAnswer: (report: Report) => void): readonly Column<Report>[] => [
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
  {
    title: 'Answer',
    cell: (report) =>
      report.answer ? (
        `${report.answer.outcome} by ${report.answer.by}: ${report.answer.reason}`
      ) : (
        <Button onClick={() => onAnswer(report)} size="xs" variant="default">
          Answer
        </Button>
      ),
    text: ({ answer }) => (answer ? `${answer.outcome}, ${answer.by}, ${answer.reason}` : ''),
    isActs: true,
  },
];

/** Partners' reports. Nobody sees reports about their own messages here. */
export function ReportsPage() {
  const { filters } = usePlace();
  const [answering, setAnswering] = useState<Report | null>(null);
  const state = states.find((one) => one === filters.state);
  return (
    <Page title="Reported messages">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={states} />
      </div>
      <DataTable
        columns={columns(setAnswering)}
        empty="No reported messages, other than any of your own."
        everyMs={queueEveryMs}
        input={state ? { state } : {}}
        keyOf={({ id }) => id}
        name="Reported messages"
        route={listMessageReports}
      />
      {answering && <AnswerForm onClose={() => setAnswering(null)} report={answering} />}
    </Page>
  );
}

const outcomeWords = {
  upheld: 'It shouldn’t have been sent',
  dismissed: 'There’s nothing wrong with it',
} as const;

interface AnswerFormProps {
  readonly report: Report;
  readonly onClose: () => void;
}

function AnswerForm({ report, onClose }: AnswerFormProps) {
  const answer = useAct(answerMessageReport, { done: 'Answered.', onDone: onClose });
  return (
    <FieldsForm
      fields={[
        {
          name: 'outcome',
          label: 'Outcome',
          kind: 'choice',
          options: reportOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
        },
        { name: 'reason', label: 'Reason', kind: 'text', description: 'The partner sees this.' },
      ]}
      isBusy={answer.isPending}
      onClose={onClose}
      onSubmit={({ outcome, reason }) =>
        answer.mutate({ id: report.id, outcome: outcome as 'upheld' | 'dismissed', reason })
      }
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
