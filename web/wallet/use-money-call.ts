import type { Input, Output, Route } from '#contract/route.ts';
import type { CallFailure } from '../api/call.ts';
import { type Takes, useAsk } from '../api/use-ask.ts';
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
 * is made and kept before the first try, and the same question goes out under the same id.
 */
export function useMoneyCall<R extends Route>(name: string, route: R) {
  const ask = useAsk();
  return async (
    input: Omit<Input<R>, 'requestId'>,
    takes: Takes = () => false,
  ): Promise<Output<R> | null> => {
    const kept = keptFor(name);
    const { ticket: _, ...asked } = input as Record<string, unknown>;
    const question = JSON.stringify(asked);
    const before = kept.get();
    const requestId = before?.question === question ? before.requestId : newRequestId();
    kept.set({ requestId, question });
    const output = await ask(route, { ...input, requestId } as Input<R>, (failure) => {
      if (isDecided(failure)) kept.set(null);
      return takes(failure);
    });
    if (output !== null) kept.set(null);
    return output;
  };
}
