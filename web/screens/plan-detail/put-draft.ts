/**
 * The choices for a put that is not made yet. They are in the address, so that the screen can be
 * left.
 */
export interface PutDraft {
  readonly amount: string;
  /** Null for none at all, undefined while nobody has chosen. */
  readonly couponId: string | null | undefined;
}

const noCoupon = 'none';

export const draftQuery = (planNo: string, { amount, couponId }: PutDraft): string =>
  new URLSearchParams({
    ...{ planNo, put: '1', amount },
    ...(couponId === undefined ? {} : { coupon: couponId ?? noCoupon }),
  }).toString();

/** The draft in an address; whatever could not have been typed is dropped. */
export function findDraft(query: string): PutDraft {
  const parameters = new URLSearchParams(query);
  const [amount = ''] = /^\d{1,12}([.,]\d{0,2})?$/.exec(parameters.get('amount') ?? '') ?? [];
  const coupon = parameters.get('coupon') ?? '';
  if (coupon === noCoupon) return { amount, couponId: null };
  const [couponId] = /^[0-9a-f-]{36}$/.exec(coupon) ?? [];
  return { amount, couponId };
}

/** Whether an address opens the put screen. */
export const asksToPut = (query: string): boolean => new URLSearchParams(query).has('put');
