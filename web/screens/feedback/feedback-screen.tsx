import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-screen.module.css';
import { TicketList, ticketsKey } from './ticket-list.tsx';

export function FeedbackScreen() {
  const t = useTranslations('feedback');
  const queries = useQueryClient();
  const query = new URLSearchParams(useLocation().query);
  const [sent, setSent] = useState<string | null>(null);
  const done = (ticket: string) => {
    setSent(ticket);
    window.scrollTo(0, 0);
    void queries.invalidateQueries({ queryKey: ticketsKey });
  };
  return (
    <div className={styles.screen}>
      {sent === null ? (
        <FeedbackForm about={query.get('question')} onSent={done} />
      ) : (
        <Notice
          action={
            <Button kind="secondary" onClick={() => setSent(null)}>
              {t('another')}
            </Button>
          }
          role="status"
          title={t('sentTitle', { ticket: sent })}
        >
          {t('sentText')}
        </Notice>
      )}
      <TicketList wanted={query.get('ticket')} />
    </div>
  );
}
