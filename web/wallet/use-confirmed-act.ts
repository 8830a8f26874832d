import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input, Output, Route } from '#contract/route.ts';
import type { Takes } from '../api/use-ask.ts';
import { type MoneyCallOptions, useMoneyCall } from './use-money-call.ts';
import { type ShownSubject, usePayPassword } from './use-pay-password.ts';

interface ConfirmedAct<R extends Route> {
  /** What the dialog says, and what its confirmation covers. */
  readonly subject: ShownSubject;
  readonly input: Omit<Input<R>, 'requestId' | 'confirmation'>;
  /** Shows a refusal beside a field; false leaves it to the common table. */
  readonly takes?: Takes | undefined;
  readonly onDone?: ((output: Output<R>) => unknown) | undefined;
}

/**
 * Asks for the six digits or a passkey, does the act once, and reloads what it changed. What was
 * refused may have changed too; only an act that was not confirmed has changed nothing.
 */
export function useConfirmedAct<R extends Route>(
  name: string,
  route: R,
  options?: MoneyCallOptions<R>,
) {
  const queries = useQueryClient();
  const askPayPassword = usePayPassword();
  const { send, line } = useMoneyCall(name, route, options);
  const [isBusy, setBusy] = useState(false);

  /** Returns whether the act was done. */
  const run = async ({ subject, input, takes, onDone }: ConfirmedAct<R>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const confirmation = await askPayPassword(subject);
    // The input and its confirmation: a money route takes both beside its request id.
    const confirmed = { ...input, confirmation } as unknown as Omit<Input<R>, 'requestId'>;
    const output = confirmation === null ? null : await send(confirmed, takes);
    setBusy(false);
    if (confirmation === null) return false;

    if (output !== null) await onDone?.(output);
    await queries.invalidateQueries();
    return output !== null;
  };
  return { run, isBusy, line };
}
