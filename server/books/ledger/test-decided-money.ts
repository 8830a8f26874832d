import type { Pocket } from '#domain/ledger/accounts.ts';
import type { EntryKind } from '#domain/ledger/kinds.ts';
import type { ProposalAct } from '#domain/staff/proposal.ts';

/** Where money enters and leaves the books. */
export const bankPockets: readonly Pocket[] = ['cash', 'cash_out', 'bank_in', 'bank_out'];

/**
 * Kinds of entries that create or remove money for somebody. Each needs a confirmed proposal of
 * this act for the same owner and amount, which is in this pocket, or for the entry it reverses.
 */
export const decidedKinds: Partial<
  Record<EntryKind, { readonly act: ProposalAct; readonly pocket: Pocket | null }>
> = {
  deposit: { act: 'deposit', pocket: 'available' },
  startup_advance: { act: 'startup-advance', pocket: 'startup' },
  capital_in: { act: 'capital-in', pocket: 'capital' },
  promotion_fund: { act: 'promotion-fund', pocket: 'promotions' },
  escrow_fund: { act: 'escrow-fund', pocket: 'escrow' },
  escrow_return: { act: 'escrow-return', pocket: 'escrow' },
  publisher_payout: { act: 'publisher-payout', pocket: 'publisher_payable' },
  acceptor_pay: { act: 'acceptor-pay', pocket: 'acceptor_owed' },
  chargeback: { act: 'chargeback', pocket: null },
};
