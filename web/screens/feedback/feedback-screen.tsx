import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { go, useLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { ObjectionList } from './objection-list.tsx';
import { TicketList, ticketsKey } from './ticket-list.tsx';

export function FeedbackScreen() {
  const t = useTranslations('feedback');
  const queries = useQueryClient();
  const query = new URLSearchParams(useLocation().query);
  const [sentTicket, setSent] = useState<string | null>(null);
  const showTicket = (ticket: string) => {
    setSent(ticket);
    window.scrollTo(0, 0);
    void queries.invalidateQueries({ queryKey: ticketsKey });
  };
  return (
    <div className="page-form stack-4">
      {sentTicket === null ? (
        <FeedbackForm about={query.get('question')} onSent={showTicket} />
      ) : (
        <Notice
          action={
            <Button kind="secondary" onClick={() => setSent(null)}>
              {t('another')}
            </Button>
          }
          role="status"
          title={t('sentTitle', { ticket: sentTicket })}
        >
          {t('sentText')}
        </Notice>
      )}
      <TicketList linkedTicket={query.get('ticket')} />
      <Objections />
    </div>
  );
}

const opened = 'open=objections';

/** One row for all objections and reports; its address opens it too. */
function Objections() {
  const t = useTranslations('objections');
  const { query } = useLocation();
  const [isOpen, setOpen] = useState(query === opened);
  const close = () => {
    setOpen(false);
    if (query === opened) go('/ad-center/feedback', { replace: true });
  };
  return (
    <Card flush>
      <Row icon="warning" onPress={() => setOpen(true)} text={t('text')} title={t('title')} />
      <Sheet onClose={close} open={isOpen} share={0.92} title={t('title')}>
        <ObjectionList />
      </Sheet>
    </Card>
  );
}
