import { checkPayPassword } from '#contract/pay-password.ts';
import type { Refusal } from '#domain/refusal.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { md5 } from './md5.ts';
import { useConfirmingCall } from './use-confirming-call.ts';

export type Checked =
  | { readonly confirmation: string }
  /** The line says why, whether it was refused or failed. */
  | { readonly confirmation: null; readonly refused: Refusal | null; readonly problem: string };

/** Sends the hashed transaction password for one act; returns its confirmation or why not. */
export function useCheckPayPassword() {
  const send = useConfirmingCall();
  return async (digits: string, subject: ConfirmationSubject): Promise<Checked> => {
    const input = { password: md5(digits), action: subject.action, about: aboutOf(subject) };
    const { output, ...failure } = await send(checkPayPassword, input);
    return output ? { confirmation: output.confirmation } : { confirmation: null, ...failure };
  };
}
