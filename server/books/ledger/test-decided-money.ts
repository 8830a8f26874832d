import type { TransferKind } from '#domain/desk/transfer.ts';
import type { Pocket } from '#domain/ledger/accounts.ts';
import type { EntryKind } from '#domain/ledger/kinds.ts';

/** Where money enters and leaves the books. */
export const bankPockets: readonly Pocket[] = ['cash', 'cash_out', 'bank_in', 'bank_out'];

/**
 * Kinds of entries that create or remove money for somebody. Each needs an approved transfer
 * of this kind for the same owner and amount, which is in this pocket, or for the entry that it
 * reverses.
 */
export const decidedKinds: Partial<
  Record<EntryKind, { readonly transfer: TransferKind; readonly pocket: Pocket | null }>
> = {
  deposit: { transfer: 'deposit', pocket: 'available' },
  startup_advance: { transfer: 'startup-advance', pocket: 'startup' },
  capital_in: { transfer: 'capital-in', pocket: 'capital' },
  promotion_fund: { transfer: 'promotion-fund', pocket: 'promotions' },
  escrow_fund: { transfer: 'escrow-fund', pocket: 'escrow' },
  escrow_return: { transfer: 'escrow-return', pocket: 'escrow' },
  publisher_payout: { transfer: 'publisher-payout', pocket: 'publisher_payable' },
  acceptor_pay: { transfer: 'acceptor-pay', pocket: 'acceptor_owed' },
  chargeback: { transfer: 'chargeback', pocket: null },
};
