import { useTranslations } from 'use-intl';
import { type SeenTo, tickOf } from '#domain/chat/message.ts';
import { ReportMessage } from '../../help/report-message.tsx';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Icon } from '../../parts/icon.tsx';
import { Carried } from './carried.tsx';
import styles from './chat.module.css';
import { Ticks } from './ticks.tsx';
import type { ChatMessage } from './use-chat.ts';

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly previous: ChatMessage | undefined;
  readonly seenTo: SeenTo;
}

export function MessageItem({ message, previous, seenTo }: MessageItemProps) {
  const format = useFormatter();
  const { from: sender, by, text, attachment, at: sentAt, seq, blocked } = message;
  const time = (
    <time dateTime={sentAt}>{format.dateTime(new Date(sentAt), { timeStyle: 'short' })}</time>
  );
  const isNamed = by !== null && previous?.by !== by;
  return (
    <li className={styles.item} data-from={sender}>
      {isNamed ? <Agent name={by} /> : null}
      {blocked ? (
        <Blocked by={by ?? ''} reason={blocked} />
      ) : (
        <div className={`${styles.bubble} box stack-2`}>
          {text ? <p className="prose">{text}</p> : null}
          {attachment ? <Carried attachment={attachment} /> : null}
        </div>
      )}
      <span className={`${styles.foot} quiet number`}>
        {time}
        {sender === 'partner' ? <Ticks tick={tickOf(seq, seenTo)} /> : null}
        {sender === 'staff' && !blocked ? <ReportMessage name={String(seq)} source="chat" /> : null}
      </span>
    </li>
  );
}

/** The name comes from the server, never from the message. */
function Agent({ name }: { readonly name: string }) {
  const t = useTranslations('chat');
  return (
    <span className="line tight small">
      <strong>{name}</strong>
      <span className={styles.badge}>
        <Icon name="check" size="small" />
        {t('verified')}
      </span>
    </span>
  );
}

interface BlockedProps {
  readonly by: string;
  readonly reason: NonNullable<ChatMessage['blocked']>;
}

function Blocked({ by, reason }: BlockedProps) {
  const t = useTranslations('chat');
  return (
    <div className={`${styles.blocked} stack-1`}>
      <strong>{t('blocked', { by })}</strong>
      <span>{t(`blockedWhy.${reason}`)}</span>
      <span>{t('blockedText')}</span>
    </div>
  );
}
