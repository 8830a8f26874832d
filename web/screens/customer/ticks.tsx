import { useTranslations } from 'use-intl';
import type { ChatTick } from '#domain/chat/message.ts';
import styles from './chat.module.css';

const checkPath = 'M2 9.5l3.5 3.5L13 5';
const two = 'M8.5 12l1 1L17 5';

/** The delivery state of a message, as an icon and as text. */
export function Ticks({ tick }: { readonly tick: ChatTick }) {
  const t = useTranslations('chat');
  return (
    <span className={styles.ticks} data-tick={tick}>
      {tick === 'waiting' ? null : (
        <svg aria-hidden="true" viewBox="0 0 19 18">
          <path d={tick === 'sent' ? checkPath : checkPath + two} />
        </svg>
      )}
      {t(`tick.${tick}`)}
    </span>
  );
}
