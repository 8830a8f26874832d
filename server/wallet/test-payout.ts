import { formatMicro, parseTyped, zero } from '#domain/money.ts';
import { payoutFee } from '#domain/wallet/payout.ts';

/** What the bank takes in the demo that tests are run in. */
const bankCost = parseTyped('1.00') ?? zero;

/**
 * A payout as the form asks for it, with the fee that it shows, and what its confirmation is for.
 */
export function payoutAsked(typed: string, cardId: string) {
  const amount = parseTyped(typed) ?? zero;
  const fee = payoutFee(amount, bankCost);
  return {
    asked: { amount: typed, fee: formatMicro(fee), cardId },
    subject: { action: 'payout', amount, fee, cardId },
  } as const;
}
