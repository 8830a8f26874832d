import type { Input, Output, Route } from '#contract/route.ts';
import type { Why } from '#domain/refusal.ts';
import { useAsk } from '../api/use-ask.ts';
import { useHasWords } from '../i18n/use-has-words.ts';

/** Submits a form: input errors go back to the form, everything else to the table. */
export function useSend() {
  const ask = useAsk();
  const hasWords = useHasWords();
  return async <R extends Route>(
    route: R,
    input: Input<R>,
    done: (output: Output<R>) => unknown,
  ): Promise<Why | null> => {
    let refused: Why | null = null;
    const output = await ask(route, input, ({ code, reason, facts }) => {
      if (!hasWords(reason) || (code !== 400 && code !== 4001)) return false;
      refused = { reason, facts };
      return true;
    });
    if (output !== null) await done(output);
    return refused;
  };
}
