import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { outcome } from '#contract/outcome.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import { useActions } from '../api/actions-context.ts';
import { CallFailure, call } from '../api/call.ts';
import { onFailure } from '../api/on-failure.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
import { useFormatter } from '../i18n/use-formatter.ts';
import { useToast } from '../parts/toast.tsx';
import { keptRequest } from './kept-request.ts';
import { newRequestId } from './request-id.ts';

/**
 * When to ask for the outcome of a call whose answer was lost: it may still be on its way. After
 * `soon` the user is told; `later` are the waits for a connection, which ends each of them early.
 */
const askAgainMs = {
  soon: [0, 1_000, 3_000],
  later: [3_000, 5_000, 10_000, ...Array<number>(120).fill(30_000)],
};

const isLostAnswer = ({ reason }: CallFailure): boolean =>
  reason === 'offline' || reason === 'http';

/**
 * Sends a request that moves money, once however often it is pressed or the page reloads: the id is
 * made and stored before the first attempt, and no other is made while it may still be used. The
 * server does one thing per id, so two attempts cannot both take effect. When the answer is lost,
 * the server is asked what it did, and that is the answer.
 */
export function useMoneyCall<R extends Route>(name: string, route: R, waitsMs = askAgainMs) {
  const ask = useAsk();
  const actions = useActions();
  const tellDone = useTellDone();
  const toast = useToast();
  const t = useTranslations('failure');
  return async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    const kept = keptRequest(name);
    const findAtLast = async (requestId: string): Promise<Became> => {
      try {
        const soon = await findOutcome(requestId, waitsMs.soon);
        if (soon) return soon;
        const later = findOutcome(requestId, waitsMs.later, isKnown);
        toast(t('outcomeUnknown'), 'fail', later);
        return await later;
      } catch (error) {
        // The session ended meanwhile, for example.
        if (!(error instanceof CallFailure)) throw error;
        onFailure(actions, error);
        return null;
      }
    };
    const before = kept.find();
    const requestId = before ?? newRequestId();
    /** Whether nothing was done under the id, as far as is known; what was done is reported. */
    const isFree = async () => {
      const became = await ask(outcome, { requestId });
      if (became?.state !== 'committed') return became !== null;
      kept.forget(requestId);
      await tellDone(became.at);
      return false;
    };
    if (before && !(await isFree())) return null;
    kept.keep(requestId);
    let isUsed = false;
    let lost: CallFailure | null = null as CallFailure | null;
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      isUsed = failure.reason === 'request_id_reused';
      lost = isLostAnswer(failure) ? failure : null;
      return lost !== null || takes(failure);
    });
    if (lost) {
      const became = await findAtLast(requestId);
      if (became?.state === 'committed') {
        kept.forget(requestId);
        return became.reply as Output<R>;
      }
      if (became) onFailure(actions, lost);
      return null;
    }
    // An earlier one arrived meanwhile. Calls without money have no recorded outcome.
    if (isUsed && !(await isFree())) return null;
    if (isUsed || output !== null) kept.forget(requestId);
    return output;
  };
}

type Became = Output<typeof outcome> | null;

const isDone = (became: Became): boolean => became?.state === 'committed';
/** Long after the call, an answer that nothing was done is final too. */
const isKnown = (became: Became): boolean => became !== null;

/** The outcome of a request, polled until it is enough; null if nobody answers. */
async function findOutcome(requestId: string, waitsMs: readonly number[], isEnough = isDone) {
  let became: Became = null;
  for (const ms of waitsMs) {
    await waitOrConnect(ms);
    became = await call(outcome, { requestId }).catch((error) => {
      if (error instanceof CallFailure && isLostAnswer(error)) return null;
      throw error;
    });
    if (isEnough(became)) break;
  }
  return became;
}

/** Resolves after that time, or as soon as the device is connected again. */
const waitOrConnect = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/** Reports that something was done earlier, and when; what it changed is then reloaded. */
function useTellDone() {
  const t = useTranslations('app');
  const format = useFormatter();
  const toast = useToast();
  const queries = useQueryClient();
  return async (at: string) => {
    const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
    toast(t('doneBefore', { date }), 'plain');
    await queries.invalidateQueries();
  };
}
