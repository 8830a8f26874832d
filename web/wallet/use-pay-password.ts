import { createContext, use } from 'react';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';

/**
 * What the dialog shows in words. A payout also says where it goes, and a put which coupon it uses:
 * their confirmations have these by id.
 */
export type ShownSubject =
  | Exclude<ConfirmationSubject, { readonly action: 'payout' | 'put' | 'unlock' }>
  | (Extract<ConfirmationSubject, { readonly action: 'payout' }> & {
      readonly target: string;
      readonly method: string;
      readonly last4: string;
    })
  | (Extract<ConfirmationSubject, { readonly action: 'put' }> & {
      readonly coupon: string | null;
    });

/** Asks for the transaction password for exactly this. Null when it was cancelled. */
export type AskPayPassword = (subject: ShownSubject) => Promise<string | null>;

export const PayPasswordContext = createContext<AskPayPassword | null>(null);

/** Opens the transaction-password dialog; its promise resolves to the confirmation of the act. */
export function usePayPassword(): AskPayPassword {
  const ask = use(PayPasswordContext);
  if (!ask) throw new Error('usePayPassword needs a PayPasswordProvider above it');
  return ask;
}
