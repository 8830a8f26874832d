import type { Input, Output, Route } from '#contract/route.ts';
import { reasons, type Why, why } from '#domain/refusal.ts';
import { useAsk } from '../api/use-ask.ts';

/** Sends a form: what is wrong with the input goes back to the form, all else to the table. */
export function useSend() {
  const ask = useAsk();
  return async <R extends Route>(
    route: R,
    input: Input<R>,
    done: (output: Output<R>) => void | Promise<void>,
  ): Promise<Why | null> => {
    let refused: Why | null = null;
    const output = await ask(route, input, ({ code, reason, facts }) => {
      const known = reasons.find((one) => one === reason);
      if (!known || (code !== 400 && code !== 4001)) return false;
      refused = why(known, facts);
      return true;
    });
    if (output !== null) await done(output);
    return refused;
  };
}
