import { useTranslations } from 'use-intl';
import { feedbackRef } from '#domain/report/report.ts';
import { copyText } from '../../device/clipboard.ts';
import { OwnImage } from '../../file/own-image.tsx';
import { ReportMessage } from '../../help/report-message.tsx';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useToast } from '../../parts/toast.tsx';
import styles from './feedback-screen.module.css';
import { StateChip } from './state-chip.tsx';
import type { Ticket } from './ticket-list.tsx';

interface TicketSheetProps {
  readonly ticket: Ticket | null;
  readonly onClose: () => void;
}

/** One ticket: its number, its history, and the partner's text. */
export function TicketSheet({ ticket, onClose }: TicketSheetProps) {
  const t = useTranslations('feedback');
  const toast = useToast();
  if (!ticket) return null;
  const copy = async () => {
    if (await copyText(ticket.ticket)) toast(t('copied'), 'success');
  };
  return (
    <Sheet onClose={onClose} open title={t(`topics.${ticket.topic}`)}>
      <div className="stack-4">
        <div className={`${styles.head} beside-3`}>
          <strong className="number">{t('ticket', { ticket: ticket.ticket })}</strong>
          <IconButton icon="copy" label={t('copy')} onClick={copy} />
        </div>
        <section>
          <h3 className={`${styles.label} small medium`}>{t('steps')}</h3>
          <ol className={`${styles.steps} stack-3`}>
            {ticket.steps.map((step, index) => (
              <Step
                key={step.at + step.state}
                name={feedbackRef(ticket.ticket, index + 1)}
                step={step}
              />
            ))}
          </ol>
        </section>
        <section>
          <h3 className={`${styles.label} small medium`}>{t('yourWords')}</h3>
          <p className="apart-1 prose">{ticket.content}</p>
        </section>
        {ticket.images.map((id, index) => (
          <OwnImage id={id} key={id} label={t('imageOf', { number: String(index + 1) })} />
        ))}
      </div>
    </Sheet>
  );
}

interface StepProps {
  readonly step: Ticket['steps'][number];
  readonly name: string;
}

function Step({ step, name }: StepProps) {
  const t = useTranslations('feedback');
  const format = useFormatter();
  const date = format.dateTime(new Date(step.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span className={styles.step}>
        <StateChip state={step.state} />
        <span className="quiet">{step.by ? t('by', { by: step.by, date }) : date}</span>
      </span>
      {step.answer ? (
        <>
          <p className="apart-1 prose">{step.answer}</p>
          <ReportMessage name={name} source="feedback" />
        </>
      ) : null}
    </li>
  );
}
