import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatMessages, readChat } from '#contract/chat.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { refreshUnread } from '../../api/unread.ts';

export type ChatData = Output<typeof chatMessages>;
export type ChatMessage = ChatData['list'][number];

export const chatKey = ['chat'] as const;

/** The polling interval while the chat is visible. */
export const chatEveryMs = 5_000;

/** Merges two pages of a chat; of the same message, the newer answer wins. */
function mergePages(older: ChatData | undefined, newer: ChatData): ChatData {
  if (!older) return newer;
  const bySeq = new Map([...older.list, ...newer.list].map((message) => [message.seq, message]));
  const list = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const first = older.list[0]?.seq ?? Number.POSITIVE_INFINITY;
  const isOlderFirst = first <= (newer.list[0]?.seq ?? first);
  return { ...newer, list, hasEarlier: isOlderFirst ? older.hasEarlier : newer.hasEarlier };
}

async function fetchNews(queries: QueryClient): Promise<ChatData> {
  const cached = queries.getQueryData<ChatData>(chatKey);
  const lastSeq = cached?.list.at(-1)?.seq;
  const news = await call(chatMessages, lastSeq === undefined ? {} : { after: String(lastSeq) });
  return mergePages(queries.getQueryData<ChatData>(chatKey), news);
}

/** Loads the previous page; `before` is called when it has arrived, just before it is shown. */
export async function fetchEarlier(queries: QueryClient, onArrival: () => void): Promise<void> {
  const firstSeq = queries.getQueryData<ChatData>(chatKey)?.list[0]?.seq;
  if (firstSeq === undefined) return;
  const earlier = await call(chatMessages, { before: String(firstSeq) });
  onArrival();
  queries.setQueryData<ChatData>(chatKey, (cached) => {
    if (!cached) return earlier;
    return { ...mergePages(earlier, cached), hasEarlier: earlier.hasEarlier };
  });
}

/** The chat, polled while visible, with its answers marked as read. */
export function useChat() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: chatKey,
    queryFn: () => fetchNews(queries),
    refetchInterval: chatEveryMs,
    staleTime: 0,
  });
  const lastReplySeq =
    query.data?.list.findLast(({ from: sender }) => sender === 'staff')?.seq ?? 0;
  useEffect(() => {
    if (lastReplySeq === 0) return;
    const markRead = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', markRead);
      // If it fails, the next answer or the next visit sends it again.
      call(readChat, { seq: lastReplySeq }).then(refreshUnread, () => {});
    };
    document.addEventListener('visibilitychange', markRead);
    markRead();
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [lastReplySeq]);
  return query;
}
