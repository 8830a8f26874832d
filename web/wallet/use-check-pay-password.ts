import { checkPayPassword } from '#contract/pay-password.ts';
import type { Why } from '#domain/refusal.ts';
import { aboutOf, type TicketSubject } from '#domain/wallet/ticket.ts';
import { useSend } from '../form/use-send.ts';
import { md5 } from './md5.ts';

export type Checked =
  | { readonly ticket: string }
  /** Null when the failure was shown elsewhere, such as a lost connection. */
  | { readonly ticket: null; readonly refused: Why | null };

/** Sends the transaction password, hashed, for one act; brings its ticket or the refusal. */
export function useCheckPayPassword() {
  const send = useSend();
  return async (digits: string, subject: TicketSubject): Promise<Checked> => {
    let ticket: string | null = null;
    const input = { password: md5(digits), action: subject.action, about: aboutOf(subject) };
    const refused = await send(checkPayPassword, input, (output) => {
      ticket = output.ticket;
    });
    return ticket === null ? { ticket, refused } : { ticket };
  };
}
