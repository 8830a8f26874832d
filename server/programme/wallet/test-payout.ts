import { formatMicro, parseTyped, zero } from '#domain/money.ts';
import { payoutFee } from '#domain/wallet/payout.ts';

/** The bank's cost of a payout in the test configuration. */
const bankCost = parseTyped('1.00') ?? zero;

/** A payout request as the form sends it, with the fee shown, and its confirmation's subject. */
export function createPayoutRequest(typedAmount: string, cardId: string) {
  const amount = parseTyped(typedAmount) ?? zero;
  const fee = payoutFee(amount, bankCost);
  return {
    input: { amount: typedAmount, fee: formatMicro(fee), cardId },
    subject: { action: 'payout', amount, fee, cardId },
  } as const;
}
