import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { chatFile } from '#contract/chat.ts';
import { useDownload } from '../../api/use-download.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { placesInApp } from '../../location/places.ts';
import { Empty } from '../../parts/empty.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { Loaded } from '../../query/loaded.tsx';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Earlier } from './earlier.tsx';
import { MessageItem } from './message-item.tsx';
import { type ChatData, useChat } from './use-chat.ts';
import { useOutbox } from './use-outbox.ts';
import { WaitingItem } from './waiting-item.tsx';

/** The product's own channel to customer service. */
export function Chat() {
  const chat = useChat();
  const { data } = chat;
  const outbox = useOutbox();
  const last = data?.list.at(-1)?.seq ?? 0;
  useStayAtEnd(`${last} ${outbox.waiting.length}`);
  return (
    <div className={`${styles.chat} fill`}>
      <Loaded query={chat} skeleton={<SkeletonRows rows={4} />}>
        {(loaded) => <Messages data={loaded} hasWaiting={outbox.waiting.length > 0} />}
      </Loaded>
      <ol className={`${styles.list} stack-3`}>
        {outbox.waiting.map((message) => (
          <WaitingItem key={message.requestId} message={message} outbox={outbox} />
        ))}
      </ol>
      <Foot service={data?.service} />
      <Composer onSend={outbox.add} />
    </div>
  );
}

/** Scrolls to a new message only if the reader was at the end. */
function useStayAtEnd(content: string): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      isAtEnd.current = window.innerHeight + window.scrollY > scrollHeight - 160;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    void content;
    if (isAtEnd.current) window.scrollTo(0, document.documentElement.scrollHeight);
  }, [content]);
}

/** Beside the composer rather than at the top: when to expect an answer. */
function Foot({ service }: { readonly service: ChatData['service'] | undefined }) {
  const t = useTranslations('chat');
  const download = useDownload();
  return (
    <div className={`${styles.state} beside-3`}>
      {service ? <ServiceLine service={service} /> : <span />}
      <IconButton icon="download" label={t('file')} onClick={() => void download(chatFile, {})} />
    </div>
  );
}

interface MessagesProps {
  readonly data: ChatData;
  readonly hasWaiting: boolean;
}

function Messages({ data, hasWaiting }: MessagesProps) {
  const t = useTranslations('chat');
  const format = useFormatter();
  const formatDay = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'full' });
  const isEmpty = data.list.length === 0;
  return (
    <>
      {data.hasEarlier ? <Earlier first={data.list[0]?.seq ?? 0} /> : null}
      {/* Present from the start, so that the very first message is announced too. */}
      <div aria-label={t('messages')} role="log">
        {isEmpty && !hasWaiting ? (
          <Empty icon="message" text={t('noneText')} title={t('none')} />
        ) : null}
        <ol className={`${styles.list} stack-3`}>
          {data.list.map((message, index) => {
            const day = formatDay(message.at);
            const previous = data.list[index - 1];
            return (
              <Fragment key={message.seq}>
                {!previous || formatDay(previous.at) !== day ? (
                  <li className={`${styles.day} quiet`}>{day}</li>
                ) : null}
                <MessageItem previous={previous} message={message} seenTo={data.seen} />
              </Fragment>
            );
          })}
        </ol>
      </div>
    </>
  );
}

/** How soon to expect an answer, or when customer service opens. */
function ServiceLine({ service }: { readonly service: ChatData['service'] }) {
  const t = useTranslations('chat');
  const screen = useTranslations('screen');
  const format = useFormatter();
  const { isOpen, answerMinutes, opensAt } = service;
  const answerText = () => {
    if (answerMinutes === null) return t('open');
    return answerMinutes < 60
      ? t('answerMinutes', { count: answerMinutes })
      : t('answerHours', { count: Math.ceil(answerMinutes / 60) });
  };
  if (isOpen) {
    return (
      <p className={`${styles.open} quiet`} data-open>
        {answerText()}
      </p>
    );
  }
  const time = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return (
    <p className={`${styles.open} quiet`}>
      {opensAt ? t('closedUntil', { time: format.dateTime(new Date(opensAt), time) }) : t('closed')}
      {'\u00a0· '}
      <a href={`#${placesInApp.feedback.path}`}>{screen(placesInApp.feedback.title)}</a>
    </p>
  );
}
