import type { TransferKind } from '#domain/desk/transfer.ts';
import type { Micro } from '#domain/money.ts';

/** A transfer of money as it was requested. */
export interface StoredTransfer {
  /** That of the request, which its entries name as their cause. */
  readonly id: string;
  readonly kind: TransferKind;
  readonly partnerId: string | null;
  /** The entry, exchange, order, merchant, publisher or acceptor that it is about. */
  readonly targetId: string | null;
  /** Null where the target has one. */
  readonly amount: Micro | null;
  readonly reason: string;
  readonly reference: string;
}
