import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { outcome } from '#contract/outcome.ts';
import type { Input, Output, Route } from '#contract/route.ts';
import type { CallFailure } from '../api/call.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
import { useToast } from '../parts/toast.tsx';
import { stored } from '../session/stored.ts';
import { newRequestId } from './request-id.ts';

interface Kept {
  readonly requestId: string;
  /** What was asked, without the ticket: a new ticket does not make it another question. */
  readonly question: string;
}

/** A request of money whose answer has not come is kept, so that it is asked again, not anew. */
const keptFor = (name: string) =>
  stored<Kept>(`request:${name}`, (value) => typeof value === 'object' && value !== null);

/** Whether the server has decided. Without an answer, or with a fault of its own, it may have. */
const isDecided = ({ code }: CallFailure) => code !== 0 && code !== 500 && code < 5000;

/**
 * Sends a request that moves money, once however often it is pressed or the page reloads: the id
 * is made and kept before the first try, and the same question goes out under the same id. What
 * was done although its answer got lost is told, and not taken for what is asked for now.
 */
export function useMoneyCall<R extends Route>(name: string, route: R) {
  const ask = useAsk();
  const tellDone = useTellDone();
  return async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    const kept = keptFor(name);
    const { ticket: _, ...asked } = input as Record<string, unknown>;
    const question = JSON.stringify(asked);
    const before = kept.get();
    const isSame = before?.question === question;
    if (isSame) {
      const became = await ask(outcome, { requestId: before.requestId });
      if (became === null) return null;
      if (became.state === 'committed') {
        kept.set(null);
        await tellDone(became.at);
        return null;
      }
    }
    const requestId = isSame ? before.requestId : newRequestId();
    kept.set({ requestId, question });
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      if (isDecided(failure)) kept.set(null);
      return takes(failure);
    });
    if (output !== null) kept.set(null);
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
