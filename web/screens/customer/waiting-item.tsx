import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useHasWords } from '../../i18n/use-has-words.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { WaitingMessage } from '../../session/chat-outbox.ts';
import styles from './chat.module.css';
import { Ticks } from './ticks.tsx';
import type { Outbox } from './use-outbox.ts';

interface WaitingItemProps {
  readonly message: WaitingMessage;
  readonly outbox: Outbox;
}

const icons = { image: 'image', plan: 'chart', record: 'wallet' } as const;

/** A message that has not arrived yet, and what can be done about it. */
export function WaitingItem({ message, outbox }: WaitingItemProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const { attachment } = message;
  // They are sent in order, so it is the first one that failed.
  const isFirst = outbox.waiting[0]?.requestId === message.requestId;
  return (
    <li className={styles.item} data-from="partner" data-waiting>
      <div className={`${styles.bubble} box stack-2`}>
        {message.text ? <p className="prose">{message.text}</p> : null}
        {attachment ? (
          <span className={styles.carriedName}>
            <Icon name={icons[attachment.type]} size="small" />
            {t(`attachment.${attachment.type}`)}
          </span>
        ) : null}
      </div>
      <span className={`${styles.foot} quiet number`}>
        <time dateTime={message.at}>
          {format.dateTime(new Date(message.at), { timeStyle: 'short' })}
        </time>
        <Ticks tick="waiting" />
      </span>
      {outbox.failure && isFirst ? <Trouble message={message} outbox={outbox} /> : null}
    </li>
  );
}

function Trouble({ message, outbox }: WaitingItemProps) {
  const t = useTranslations('chat');
  const refusalText = useRefusalText();
  const hasWords = useHasWords();
  const { failure } = outbox;
  if (!failure) return null;
  const { reason, facts, message: failureText } = failure;
  const isOurs = reason !== 'offline' && reason !== 'http';
  const text = hasWords(reason) ? refusalText(reason, facts) : failureText;
  return (
    <div className={styles.trouble} role="status">
      <span>{isOurs ? text : t('waitingText')}</span>
      <span className={styles.choices}>
        <Button kind="quiet" onClick={outbox.flush}>
          {t('again')}
        </Button>
        <Button kind="quiet" onClick={() => outbox.drop(message.requestId)}>
          {t('drop')}
        </Button>
      </span>
    </div>
  );
}
