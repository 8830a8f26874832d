import type { Json } from '../canonical-json.ts';
import { formatMicro, type Micro, micro, sum } from '../money.ts';
import type { Funding } from './put.ts';
import { totalOf } from './put.ts';
import { planResultOf } from './result.ts';

/** A conversion as the plan's settlement lists it. */
export interface SettledConversion {
  readonly id: string;
  readonly state: string;
  readonly commission: Micro;
  readonly fee: Micro;
  /** The entry that paid the conversion; null if it was not paid. */
  readonly entryId: string | null;
}

export interface SettlementInput {
  readonly plan: string;
  readonly product: string;
  readonly merchant: string;
  readonly currency: string;
  readonly isSimulated: boolean;
  readonly put: Funding & { readonly amount: Micro };
  readonly termsHash: string;
  /** The number of events, and the head of their chain. */
  readonly events: bigint;
  readonly head: string;
  readonly delivered: Micro;
  readonly credited: Micro;
  /** The final consumption by source. */
  readonly consumed: Funding;
  readonly publishers: readonly { readonly name: string; readonly amount: Micro }[];
  readonly mediaFee: Micro;
  readonly conversions: readonly SettledConversion[];
  /** The operator's share of the gain, for a plan made by following. */
  readonly profitShare: Micro;
  readonly settledAt: Date;
}

/** A plan's settlement. Throws if it does not add up: that is our bug, and nothing is settled. */
export function settlementOf(input: SettlementInput) {
  const { put, delivered, credited, conversions } = input;
  const paidConversions = conversions.filter(({ entryId }) => entryId !== null);
  const gross = sum(paidConversions.map(({ commission }) => commission));
  const fee = sum(paidConversions.map((conversion) => conversion.fee));
  const net = micro(gross - fee);
  const consumed = totalOf(input.consumed);
  const pay = sum(input.publishers.map(({ amount }) => amount));
  if (consumed !== delivered - credited) throw new Error('A settlement does not add up');
  if (consumed !== pay + input.mediaFee) throw new Error('A settlement pays what was not consumed');

  return {
    ...pick(input, ['plan', 'product', 'merchant', 'currency', 'isSimulated', 'termsHash']),
    settledAt: input.settledAt.toISOString(),
    put: {
      amount: formatMicro(put.amount),
      own: formatMicro(put.own),
      discount: formatMicro(put.discount),
      startup: formatMicro(put.startup),
    },
    delivery: {
      events: Number(input.events),
      head: input.head,
      delivered: formatMicro(delivered),
      credited: formatMicro(credited),
      consumed: formatMicro(consumed),
      returned: formatMicro(micro(put.amount - consumed)),
    },
    media: {
      publishers: input.publishers.map(({ name, amount }) => ({
        name,
        amount: formatMicro(amount),
      })),
      fee: formatMicro(input.mediaFee),
    },
    conversions: conversions.map(({ id, state, commission, fee: own, entryId }) => ({
      ...{ id, state, entryId },
      commission: formatMicro(commission),
      fee: formatMicro(own),
    })),
    commissions: { gross: formatMicro(gross), fee: formatMicro(fee), net: formatMicro(net) },
    profitShare: formatMicro(input.profitShare),
    result: formatMicro(planResultOf(net, input.consumed, input.profitShare).total),
  } satisfies Json;
}

const pick = <Of extends object, Key extends keyof Of>(of: Of, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, of[key]])) as Pick<Of, Key>;
