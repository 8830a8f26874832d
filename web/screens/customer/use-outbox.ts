import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import { sendChat } from '#contract/chat.ts';
import { useActions } from '../../api/actions-context.ts';
import { CallFailure, call } from '../../api/call.ts';
import { onFailure } from '../../api/on-failure.ts';
import {
  chatOutboxStored,
  dropWaiting,
  keepWaiting,
  type WaitingMessage,
  waitingOf,
} from '../../session/chat-outbox.ts';
import { userInfoStored } from '../../session/session.ts';
import { chatKey } from './use-chat.ts';

export interface Outbox {
  readonly waiting: readonly WaitingMessage[];
  /** The error of the last attempt to send; null while trying, and after success. */
  readonly failure: CallFailure | null;
  add(text: string, attachment: WaitingMessage['attachment']): void;
  drop(requestId: string): void;
  flush(): void;
}

/** Whether it may have arrived or may still: it then waits, under the same id. */
const isOpen = ({ code, reason }: CallFailure): boolean =>
  reason === 'offline' || reason === 'http' || code === 500;

const againMs = 10_000;

/** Messages waiting to be sent: in order, one at a time, again when the network is back. */
export function useOutbox(): Outbox {
  const owner = userInfoStored.use()?.id ?? '';
  const actions = useActions();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isSending = useRef(false);
  /** Refused, so that retrying automatically would only be refused again. */
  const isRefused = useRef(false);
  const waiting = (chatOutboxStored.use() ?? []).filter((message) => message.owner === owner);

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    isRefused.current = false;

    try {
      // Whoever logs in meanwhile does not send the messages of the one before.
      const findNext = () =>
        (userInfoStored.get()?.id ?? '') === owner ? waitingOf(owner)[0] : undefined;
      for (let message = findNext(); message; message = findNext()) {
        const { requestId, text, attachment } = message;
        await call(sendChat, { requestId, text, ...(attachment ? { attachment } : {}) });
        await queries.refetchQueries({ queryKey: chatKey });
        dropWaiting(requestId);
      }
      setFailure(null);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
      isRefused.current = !isOpen(error);
      if (isRefused.current) onFailure(actions, error);
    } finally {
      isSending.current = false;
    }
  }, [owner, actions, queries]);

  useEffect(() => {
    const again = () => void flush();
    again();
    window.addEventListener('online', again);
    const timer = setInterval(() => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && !isRefused.current && waitingOf(owner).length > 0) again();
    }, againMs);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [flush, owner]);

  return {
    waiting,
    failure,
    add: (text, attachment) => {
      const writtenAt = new Date().toISOString();
      keepWaiting({ owner, requestId: newRequestId(), at: writtenAt, text, attachment });
      void flush();
    },
    drop: (requestId) => {
      dropWaiting(requestId);
      setFailure(null);
      // Later messages waited for it.
      void flush();
    },
    flush: () => void flush(),
  };
}
