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
function joined(older: ChatData | undefined, newer: ChatData): ChatData {
  if (!older) return newer;
  const bySeq = new Map([...older.list, ...newer.list].map((message) => [message.seq, message]));
  const list = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  const first = older.list[0]?.seq ?? Number.POSITIVE_INFINITY;
  const isOlderFirst = first <= (newer.list[0]?.seq ?? first);
  return { ...newer, list, hasEarlier: isOlderFirst ? older.hasEarlier : newer.hasEarlier };
}

async function fetchNews(queries: QueryClient): Promise<ChatData> {
  const known = queries.getQueryData<ChatData>(chatKey);
  const last = known?.list.at(-1)?.seq;
  const news = await call(chatMessages, last === undefined ? {} : { after: String(last) });
  return joined(queries.getQueryData<ChatData>(chatKey), news);
}

/** Loads the previous page; `before` is called when it has arrived, just before it is shown. */
export async function fetchEarlier(queries: QueryClient, before: () => void): Promise<void> {
  const first = queries.getQueryData<ChatData>(chatKey)?.list[0]?.seq;
  if (first === undefined) return;
  const earlier = await call(chatMessages, { before: String(first) });
  before();
  queries.setQueryData<ChatData>(chatKey, (known) => {
    if (!known) return earlier;
    return { ...joined(earlier, known), hasEarlier: earlier.hasEarlier };
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
  const answered = query.data?.list.findLast(({ from }) => from === 'staff')?.seq ?? 0;
  useEffect(() => {
    if (answered === 0) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      // If it fails, the next answer or the next visit sends it again.
      call(readChat, { seq: answered }).then(refreshUnread, () => {});
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [answered]);
  return query;
}
