import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newRequestId } from '#browser/request-id.ts';
import { outcome } from '#contract/outcome.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import { useActions } from '../api/actions-context.ts';
import { type CallFailure, call } from '../api/call.ts';
import { onFailure } from '../api/on-failure.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
import { isLostAnswer, useLostAnswer, type Waits } from '../form/use-lost-answer.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useToast } from '../parts/toast.tsx';
import { userInfoStored } from '../session/session.ts';
import { createStored } from '../session/stored.ts';
import { useNotDoneText } from './use-not-done-text.ts';

export interface MoneyCallOptions<R extends Route> {
  /** What an earlier request under the same id did, if it may have been about something else. */
  readonly earlierText?: ((reply: Output<R>, date: string) => string) | undefined;
  /** Hears the line about an earlier request where the screen changes with what it did. */
  readonly onEarlier?: ((line: string) => void) | undefined;
  readonly waitsMs?: Waits | undefined;
}

/** Whether a call may have been made although its answer is a failure. */
const isInDoubt = ({ code, reason }: CallFailure): boolean =>
  code === 500 || reason === 'request_id_reused';

/**
 * Sends a request with an id, once however often it is pressed or the page reloads: the id is
 * made and stored before the first attempt, and no other is made while it may still be used. The
 * server does one thing per id, so two attempts cannot both take effect. When the answer is lost,
 * the server is asked what it did, and that is the answer.
 *
 * An attempt that did not do what was asked leaves a line that stays until the next one.
 */
export function useMoneyCall<R extends Route>(
  name: string,
  route: R,
  { earlierText, onEarlier, waitsMs }: MoneyCallOptions<R> = {},
) {
  const t = useTranslations('wallet.act');
  const ask = useAsk();
  const actions = useActions();
  const notDoneText = useNotDoneText();
  const tellEarlier = useTellEarlier(earlierText);
  const findLost = useLostAnswer(waitsMs);
  const [line, setLine] = useState<string | null>(null);

  /** Whether nothing was done under the id, as far as is known; what was done is reported. */
  const isFree = async (requestId: string): Promise<boolean> => {
    const became = await ask(outcome, { requestId });
    if (became?.state !== 'committed') {
      if (became === null) setLine(t('unsure'));
      return became !== null;
    }
    keptRequest(name).forget(requestId);
    const text = tellEarlier(became.reply as Output<R>, became.at);
    setLine(text);
    onEarlier?.(text);
    return false;
  };

  /** What was done although the answer was lost; null if it was not done, or nobody can say. */
  const findDone = async (lost: CallFailure, requestId: string): Promise<Output<R> | null> => {
    const answer = await findLost(lost, async () => {
      const foundReply = await call(outcome, { requestId });
      return foundReply.state === 'committed' ? foundReply : null;
    });
    if (!answer?.found) {
      setLine(answer ? notDoneText(lost) : t('unsure'));
      return null;
    }
    keptRequest(name).forget(requestId);
    return answer.found.reply as Output<R>;
  };

  const send = async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    setLine(null);
    const storedRequest = keptRequest(name);
    const earlierRequest = storedRequest.find();
    const requestId = earlierRequest ?? newRequestId();
    if (earlierRequest && !(await isFree(earlierRequest))) return null;
    storedRequest.keep(requestId);

    let failed: CallFailure | null = null as CallFailure | null;
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      if (!isLostAnswer(failure) && !isInDoubt(failure) && takes(failure)) return true;
      failed = failure;
      return true;
    });
    if (output !== null) storedRequest.forget(requestId);
    if (!failed) return output;

    if (isLostAnswer(failed)) return findDone(failed, requestId);
    // An earlier one may have arrived meanwhile.
    if (isInDoubt(failed) && !(await isFree(requestId))) return null;
    onFailure(actions, failed);
    setLine(notDoneText(failed));
    return null;
  };
  return { send, line };
}

/** Reports that something was done earlier, and when; what it changed is then reloaded. */
function useTellEarlier<R extends Route>(earlierText: MoneyCallOptions<R>['earlierText']) {
  const t = useTranslations('wallet.act');
  const format = useFormatter();
  const toast = useToast();
  const queries = useQueryClient();
  return (reply: Output<R>, bookedAt: string): string => {
    const date = format.dateTime(new Date(bookedAt), { dateStyle: 'medium', timeStyle: 'short' });
    const text = earlierText?.(reply, date) ?? t('earlier', { date });
    toast(text, 'plain');
    void queries.invalidateQueries();
    return text;
  };
}

interface Kept {
  readonly requestId: string;
}

/** Where storage is unavailable, an id lives as long as the page. */
const onPage = new Map<string, string>();

const isKept = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * The id of a money request, stored for its sender and act until it is known that something was
 * done under it. Storage is read at each press, as another tab may have sent it too.
 */
function keptRequest(name: string) {
  // Phones change hands: one partner's requests are not the next one's.
  const key = `request:${name}:${userInfoStored.get()?.id ?? ''}`;
  const find = () => createStored<Kept>(key, isKept).get()?.requestId ?? onPage.get(key) ?? null;
  const write = (request: Kept | null) => createStored<Kept>(key, isKept).set(request);
  return {
    find,
    keep(requestId: string): void {
      onPage.set(key, requestId);
      write({ requestId });
    },
    /** Unless another was stored meanwhile: an answer may come late. */
    forget(requestId: string): void {
      if (find() !== requestId) return;
      onPage.delete(key);
      write(null);
    },
  };
}
