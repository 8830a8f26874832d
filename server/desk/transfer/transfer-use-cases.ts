import type * as transfers from '#contract/desk/transfers.ts';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
import type { DeskUseCases, TransferForm } from '../call/use-case.ts';

interface Words {
  readonly reason: string;
  readonly reference: string;
}

interface TargetInput extends Words {
  readonly id: string;
}

/** A merchant, a publisher, an acceptor or an exchange. */
const withTarget = <Input extends TargetInput>({ id, ...form }: Input): TransferForm => ({
  targetId: id,
  ...form,
});

const withExchange = ({
  seen: seenState,
  ...input
}: TargetInput & { readonly seen: ExchangeState }): TransferForm => ({
  ...withTarget(input),
  seenState,
});

const withOrder = ({
  conversionId,
  ...words
}: Words & { readonly conversionId: string }): TransferForm => ({
  targetId: conversionId,
  ...words,
});

/** What each transfer moves, by what its requester named. */
export const transferUseCases = {
  recordDeposit: { transfer: (input) => input },
  advanceStartupFunds: { transfer: (input) => input },
  returnStartupFunds: { transfer: (input) => input },
  chargeBackEntry: { transfer: ({ entryId, ...form }) => ({ targetId: entryId, ...form }) },
  releaseExchange: { transfer: withExchange },
  completeExchange: { transfer: withExchange },
  approveOrder: { transfer: withOrder },
  upholdOrderRefusal: { transfer: withOrder },
  rejectApprovedPayout: {
    transfer: ({ id, why: reason }) => ({ targetId: id, reason, reference: id }),
  },
  failPayout: {
    transfer: ({ id, why: reason, reference }) => ({ targetId: id, reason, reference }),
  },
  addCapital: { transfer: (input) => input },
  fundPromotions: { transfer: (input) => input },
  fundEscrow: { transfer: withTarget },
  returnEscrow: { transfer: withTarget },
  payPublisher: { transfer: withTarget },
  payAcceptor: { transfer: withTarget },
} satisfies DeskUseCases<typeof transfers>;
