import type { Input, Output, Route } from '#contract/route.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CallFailure } from '../api/call.ts';
import { useAsk } from '../api/use-ask.ts';
import { useHasWords } from '../i18n/use-has-words.ts';

/** Submits a form: input errors go back to the form, everything else to the table. */
export function useSend() {
  const ask = useAsk();
  const refusalOf = useFormRefusal();
  return async <R extends Route>(
    route: R,
    input: Input<R>,
    onReply: (output: Output<R>) => unknown,
  ): Promise<Refusal | null> => {
    let refused: Refusal | null = null;
    const output = await ask(route, input, (failure) => {
      refused = refusalOf(failure);
      return refused !== null;
    });
    if (output !== null) await onReply(output);
    return refused;
  };
}

/** The refusal that a form shows itself; null for any other failure. */
export function useFormRefusal(): (failure: CallFailure) => Refusal | null {
  const hasWords = useHasWords();
  return ({ code, reason, facts }) =>
    hasWords(reason) && (code === 400 || code === 4001) ? { reason, facts } : null;
}
