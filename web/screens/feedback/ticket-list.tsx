import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listFeedback } from '#contract/feedback.ts';
import type { Output } from '#contract/route.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import styles from './feedback-screen.module.css';
import { StateChip } from './state-chip.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

export type Ticket = Output<typeof listFeedback>['list'][number];

export const ticketsKey = ['feedback'] as const;

interface TicketListProps {
  /** The ticket that a notification links to. */
  readonly linkedTicket: string | null;
}

/** All tickets of the partner, newest first; each opens to its history. */
export function TicketList({ linkedTicket }: TicketListProps) {
  const t = useTranslations('feedback');
  const [opened, setOpened] = useState<string | null>(linkedTicket);
  useEffect(() => setOpened(linkedTicket), [linkedTicket]);
  const isOpened = ({ ticket }: Ticket) => ticket === opened;
  // A notification opens its ticket, however old it is.
  const findItem = opened === null ? undefined : isOpened;
  const pages = usePages(ticketsKey, listFeedback, {}, { findItem });
  return (
    <Card flush title={t('own')}>
      <PageList
        empty={<Empty small text={t('noneText')} title={t('none')} />}
        keyOf={({ ticket }) => ticket}
        label={t('own')}
        pages={pages}
        row={(item) => <TicketRow onOpen={() => setOpened(item.ticket)} ticket={item} />}
      />
      <TicketSheet onClose={() => setOpened(null)} ticket={pages.items.find(isOpened) ?? null} />
    </Card>
  );
}

function TicketRow({ ticket, onOpen }: { readonly ticket: Ticket; readonly onOpen: () => void }) {
  const t = useTranslations('feedback');
  const format = useFormatter();
  return (
    <Row
      onPress={onOpen}
      text={
        <>
          <span className={styles.first}>{ticket.content}</span>
          <span className="number">
            {ticket.ticket}
            {'\u00a0· '}
            {format.dateTime(new Date(ticket.at), { dateStyle: 'medium' })}
          </span>
        </>
      }
      title={t(`topics.${ticket.topic}`)}
      trailing={<StateChip state={ticket.state} />}
    />
  );
}
