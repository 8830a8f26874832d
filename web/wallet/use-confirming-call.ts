import type { Input, Output, Route } from '#contract/route.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useAsk } from '../api/use-ask.ts';
import { useFormRefusal } from '../form/use-send.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { useNotDoneText } from './use-not-done-text.ts';

interface Answer<R extends Route> {
  readonly output: Output<R> | null;
  readonly refused: Refusal | null;
  /** The line that says why there is no output, refused or failed. */
  readonly problem: string;
}

/** Makes a call of the dialog that confirms an act; any failure is a line of that dialog. */
export function useConfirmingCall() {
  const ask = useAsk();
  const refusalOf = useFormRefusal();
  const refusalText = useRefusalText();
  const notDoneText = useNotDoneText();
  return async <R extends Route>(route: R, input: Input<R>): Promise<Answer<R>> => {
    let refused: Refusal | null = null;
    let problem = '';
    const output = await ask(route, input, (failure) => {
      refused = refusalOf(failure);
      problem = refused ? refusalText(refused.reason, refused.facts) : notDoneText(failure);
      return refused !== null;
    });
    return { output, refused, problem };
  };
}
