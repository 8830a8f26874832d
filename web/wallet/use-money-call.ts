import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { outcome } from '#contract/outcome.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
import { useToast } from '../parts/toast.tsx';
import { keptRequest } from './kept-request.ts';
import { newRequestId } from './request-id.ts';

/**
 * Sends a request that moves money, once however often it is pressed or the page reloads: the id
 * is made and kept before the first try, and no other is made while it is not known to be used.
 * The server does one thing under an id, so two that were asked for cannot both happen. What was
 * done although its answer got lost is told, and not taken for what is asked for now.
 */
export function useMoneyCall<R extends Route>(name: string, route: R) {
  const ask = useAsk();
  const tellDone = useTellDone();
  return async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    const kept = keptRequest(name);
    const before = kept.find();
    const requestId = before ?? newRequestId();
    /** Whether nothing was done under the id, as far as is known; what was done is told. */
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
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      isUsed = failure.reason === 'request_id_reused';
      return takes(failure);
    });
    // An earlier one came through meanwhile. Of calls without money no outcome is known.
    if (isUsed && !(await isFree())) return null;
    if (isUsed || output !== null) kept.forget(requestId);
    return output;
  };
}

/** Says that something was done earlier, and when; what it changed is then read anew. */
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
