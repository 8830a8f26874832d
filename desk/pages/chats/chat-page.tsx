import { Alert, Anchor, Button, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { openChat } from '#contract/desk/chats.ts';
import type { Output } from '#contract/route.ts';
import { ask } from '../../api/ask.ts';
import { useRead } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { Page } from '../../parts/page.tsx';
import { shownLanguage } from '../../parts/shown.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChatAssignment } from './chat-assignment.tsx';
import { ChatMessage } from './chat-message.tsx';

export type OpenChat = Output<typeof openChat>;

const refreshMs = 4_000;

/** One chat, polled every few seconds. The partner sees that it was read. */
export function ChatPage({ partnerId }: { readonly partnerId: string }) {
  const chat = useRead(openChat, { partnerId }, refreshMs);
  if (chat.error && !chat.data) {
    return (
      <Page title="Chat">
        <Alert color="red" title="This couldn’t be loaded">
          {chat.error.message}
        </Alert>
      </Page>
    );
  }
  if (!chat.data) return <Loader />;
  return <ShownChat chat={chat.data} />;
}

function ShownChat({ chat }: { readonly chat: OpenChat }) {
  const { id: ownId } = useSignedIn();
  const { partnerId, username, nickname, assigned } = chat;
  return (
    <Page acts={<ChatAssignment chat={chat} />} title={`Chat with ${username ?? nickname}`}>
      <Anchor href="#/chats" size="sm">
        All chats
      </Anchor>{' '}
      ·{' '}
      <Anchor href={`#/partners/${partnerId}`} size="sm">
        Partner
      </Anchor>{' '}
      <Text c="dimmed" component="span" size="sm">
        · reads {shownLanguage(chat.language)}
      </Text>
      <Messages chat={chat} />
      {assigned?.staffId === ownId && !chat.isErased ? (
        <AnswerForm partnerId={partnerId} />
      ) : (
        <Text c="dimmed" mt="sm" size="sm">
          {whoAnswers(chat)}
        </Text>
      )}
    </Page>
  );
}

function whoAnswers({ assigned, isErased }: OpenChat): string {
  if (isErased) return 'This partner’s data was erased. Nobody would read an answer.';
  return assigned
    ? `${assigned.name} is handling this chat.`
    : 'Take the chat to answer it. One person answers at a time.';
}

function Messages({ chat }: { readonly chat: OpenChat }) {
  const { partnerId, list, readTo } = chat;
  // Messages already on the page stay when newer ones push them out of the newest page.
  const [known, setKnown] = useState(list);
  const [hasEarlier, setHasEarlier] = useState(chat.hasEarlier);
  const end = useRef<HTMLDivElement>(null);
  const last = known.at(-1)?.seq ?? 0;
  useEffect(() => setKnown((before) => merged(before, list)), [list]);
  useEffect(() => {
    if (last > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  const showEarlier = async () => {
    const more = await ask(openChat, { partnerId, before: known[0]?.seq ?? 1 });
    setKnown((before) => merged(before, more.list));
    setHasEarlier(more.hasEarlier);
  };
  return (
    <section aria-label="Messages" className="desk-chat">
      {hasEarlier && (
        <Button onClick={showEarlier} size="xs" variant="subtle">
          Earlier messages
        </Button>
      )}
      {known.map((message) => (
        <ChatMessage
          isRead={message.seq <= readTo}
          key={message.seq}
          message={message}
          partner={chat.username ?? chat.nickname}
          partnerId={partnerId}
        />
      ))}
      {known.length === 0 && <Text c="dimmed">No messages yet.</Text>}
      <div ref={end} />
    </section>
  );
}

type Messages = OpenChat['list'];

const merged = (before: Messages, more: Messages): Messages =>
  [...before.filter(({ seq }) => !more.some((one) => one.seq === seq)), ...more].sort(
    (one, other) => one.seq - other.seq,
  );
