import { useTranslations } from 'use-intl';
import type { Input, Output, Route } from '#contract/route.ts';
import { type Reason, type Why, why } from '#domain/refusal.ts';
import { useAsk } from '../api/use-ask.ts';

/** Sends a form: what is wrong with the input goes back to the form, all else to the table. */
export function useSend() {
  const ask = useAsk();
  const words = useTranslations('refusal');
  return async <R extends Route>(
    route: R,
    input: Input<R>,
    done: (output: Output<R>) => unknown,
  ): Promise<Why | null> => {
    let refused: Why | null = null;
    const output = await ask(route, input, ({ code, reason, facts }) => {
      // A newer server may refuse for reasons that this app has no words for; it says them itself.
      const isKnown = words.has(reason as 'busy');
      if (!isKnown || (code !== 400 && code !== 4001)) return false;
      refused = why(reason as Reason, facts);
      return true;
    });
    if (output !== null) await done(output);
    return refused;
  };
}
