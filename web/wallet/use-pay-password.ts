import { createContext, use } from 'react';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';

/** What the dialog says of an act besides what its confirmation covers, which often has ids. */
interface ShownBeside {
  readonly payout: { readonly target: string; readonly method: string; readonly last4: string };
  readonly 'payout-cancel': { readonly amount: string; readonly target: string };
  readonly 'exchange-cancel': { readonly amount: string };
  readonly put: { readonly product: string; readonly coupon: string | null };
  readonly 'plan-stop': { readonly product: string };
}

type SubjectOf<Action> = Extract<ConfirmationSubject, { readonly action: Action }>;

/** What the dialog shows in words. */
export type ShownSubject =
  | Exclude<ConfirmationSubject, { readonly action: keyof ShownBeside | 'unlock' }>
  | { [Action in keyof ShownBeside]: SubjectOf<Action> & ShownBeside[Action] }[keyof ShownBeside];

/** Asks for the transaction password for exactly this. Null when it was cancelled. */
export type AskPayPassword = (subject: ShownSubject) => Promise<string | null>;

export const PayPasswordContext = createContext<AskPayPassword | null>(null);

/** Opens the transaction-password dialog; its promise resolves to the confirmation of the act. */
export function usePayPassword(): AskPayPassword {
  const ask = use(PayPasswordContext);
  if (!ask) throw new Error('usePayPassword needs a PayPasswordProvider above it');
  return ask;
}
