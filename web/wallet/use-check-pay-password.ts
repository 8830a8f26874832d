import { checkPayPassword } from '#contract/pay-password.ts';
import type { Why } from '#domain/refusal.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { useSend } from '../form/use-send.ts';
import { md5 } from './md5.ts';

export type Checked =
  | { readonly confirmation: string }
  /** Null when the failure was shown elsewhere, such as a lost connection. */
  | { readonly confirmation: null; readonly refused: Why | null };

/** Sends the hashed transaction password for one act; returns its confirmation or the refusal. */
export function useCheckPayPassword() {
  const send = useSend();
  return async (digits: string, subject: ConfirmationSubject): Promise<Checked> => {
    let confirmation: string | null = null;
    const input = { password: md5(digits), action: subject.action, about: aboutOf(subject) };
    const refused = await send(checkPayPassword, input, (output) => {
      confirmation = output.confirmation;
    });
    return confirmation === null ? { confirmation, refused } : { confirmation };
  };
}
