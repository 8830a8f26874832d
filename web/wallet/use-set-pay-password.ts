import { useQueryClient } from '@tanstack/react-query';
import { payPasswordState, setPayPassword } from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import type { Refusal } from '#domain/refusal.ts';
import { call } from '../api/call.ts';
import { useSureSend } from '../form/use-sure-send.ts';
import { payPasswordQuery } from './pay-password-query.ts';

/** Sets or changes the transaction password, also when the answer is lost. */
export function useSetPayPassword() {
  const send = useSureSend();
  const queries = useQueryClient();
  return async (
    input: Input<typeof setPayPassword>,
    onSet: () => void,
  ): Promise<Refusal | null> => {
    const previousSetAt = queries.getQueryData(payPasswordQuery.queryKey)?.setAt ?? null;
    const isDone = async () => (await call(payPasswordState, {})).setAt !== previousSetAt;
    return send(setPayPassword, input, isDone, async () => {
      onSet();
      await queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
    });
  };
}
