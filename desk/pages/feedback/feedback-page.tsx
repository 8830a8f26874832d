import { Badge, Button } from '@mantine/core';
import { listTickets, moveTicket } from '#contract/desk/tickets.ts';
import type { Output } from '#contract/route.ts';
import { feedbackStates, feedbackTopics } from '#domain/help/feedback.ts';
import { useEach } from '../../api/use-ask.ts';
import { goTo, usePlace } from '../../location/use-place.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import type { Bulk } from '../../parts/bulk.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { stateColours } from './state-colours.ts';
import { TicketPage } from './ticket-page.tsx';

type Ticket = Output<typeof listTickets>['list'][number];

const isOpen = ({ state }: Ticket) => state === 'received' || state === 'in-progress';

const columns: readonly Column<Ticket>[] = [
  {
    title: 'Ticket',
    cell: ({ ticket }) => <code>{ticket}</code>,
    text: ({ ticket }) => ticket,
    isShort: true,
  },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={stateColours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Age',
    cell: (row) => (isOpen(row) ? <Age since={row.at} /> : shownTime(row.at)),
    text: ({ at }) => at,
    isShort: true,
  },
  {
    title: 'Topic',
    cell: ({ topic }) => plainWord(topic),
    text: ({ topic }) => topic,
    isShort: true,
  },
  {
    title: 'Partner',
    cell: ({ username, partnerId }) => <PartnerLink id={partnerId} name={username} />,
    text: ({ username }) => username ?? '',
    isShort: true,
  },
  {
    title: 'Content',
    cell: ({ content }) => (content.length > 140 ? `${content.slice(0, 140)}…` : content),
    text: ({ content }) => content,
  },
];

function CloseAll({
  tickets,
  onDone,
}: {
  readonly tickets: readonly Ticket[];
  readonly onDone: () => void;
}) {
  const close = useEach(moveTicket, 'closed', onDone);
  const inputs = tickets.map(({ ticket, state: seen, stepCount: steps }) => ({
    ...{ ticket, seen, steps, answer: '' },
    to: 'closed' as const,
  }));
  return (
    <Button loading={close.isPending} onClick={() => close.mutate(inputs)} size="xs">
      Close {tickets.length}
    </Button>
  );
}

/** Answered tickets can be closed together; unanswered ones are opened first. */
const bulk: Bulk<Ticket> = {
  mayPick: ({ state }) => state === 'answered',
  nameOf: ({ ticket }) => ticket,
  acts: (picked, clear) => <CloseAll onDone={clear} tickets={picked} />,
};

/** The feedback of partners, or one ticket when the address names it. */
export function FeedbackPage() {
  const { path, filters } = usePlace();
  const ticket = /^\/feedback\/(F-[0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(path)?.[1];
  if (ticket) return <TicketPage key={ticket} ticket={ticket} />;
  const state = feedbackStates.find((one) => one === filters.state);
  const topic = feedbackTopics.find((one) => one === filters.topic);
  return (
    <Page title="Feedback">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" options={feedbackStates} />
        <ChoiceFilter label="Topic" name="topic" options={feedbackTopics} />
      </div>
      <DataTable
        bulk={bulk}
        columns={columns}
        everyMs={queueEveryMs}
        empty="No partner has sent feedback yet."
        input={{ ...(state ? { state } : {}), ...(topic ? { topic } : {}) }}
        keyOf={(row) => row.ticket}
        name="Feedback"
        onOpen={(row) => goTo(`/feedback/${row.ticket}`)}
        route={listTickets}
      />
    </Page>
  );
}
