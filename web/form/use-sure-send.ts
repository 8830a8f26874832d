import type { Input, Output, Route } from '#contract/route.ts';
import type { Reason, Refusal } from '#domain/refusal.ts';
import { CallFailure } from '../api/call.ts';
import { useAsk } from '../api/use-ask.ts';
import { isLostAnswer, useLostAnswer } from './use-lost-answer.ts';
import { useFormRefusal } from './use-send.ts';

/** For `find`: a refusal for that reason says that the act was done. */
export const refusedFor =
  (reason: Reason) =>
  (error: unknown): true => {
    if (error instanceof CallFailure && error.reason === reason) return true;
    throw error;
  };

/**
 * Submits a form like `useSend`, for an act without a request id: when the answer is lost, `find`
 * looks whether it was done all the same, and what came of it.
 */
export function useSureSend() {
  const ask = useAsk();
  const refusalOf = useFormRefusal();
  const findLost = useLostAnswer();
  return async <R extends Route, Found>(
    route: R,
    input: Input<R>,
    find: () => Promise<Found | false>,
    onReply: (became: Output<R> | Found) => unknown,
  ): Promise<Refusal | null> => {
    let refused: Refusal | null = null;
    let lost: CallFailure | null = null as CallFailure | null;
    const output: Output<R> | null = await ask(route, input, (failure) => {
      refused = refusalOf(failure);
      lost = isLostAnswer(failure) ? failure : null;
      return refused !== null || lost !== null;
    });
    const answer = lost && (await findLost(lost, async () => (await find()) || null));
    const became = output ?? answer?.found ?? null;
    if (became !== null) await onReply(became);
    return refused;
  };
}
