/** What was chosen for a put and is not put yet. The address holds it, so that it can be left. */
export interface PutDraft {
  readonly amount: string;
  /** Null for none at all, undefined while nobody has chosen. */
  readonly couponId: string | null | undefined;
}

const none = 'none';

export const draftQuery = (planNo: string, { amount, couponId }: PutDraft): string =>
  new URLSearchParams({
    ...{ planNo, put: '1', amount },
    ...(couponId === undefined ? {} : { coupon: couponId ?? none }),
  }).toString();

/** The draft that an address holds; whatever could not have been typed is left out. */
export function findDraft(query: string): PutDraft {
  const given = new URLSearchParams(query);
  const [amount = ''] = /^\d{1,12}([.,]\d{0,2})?$/.exec(given.get('amount') ?? '') ?? [];
  const coupon = given.get('coupon') ?? '';
  if (coupon === none) return { amount, couponId: null };
  const [couponId] = /^[0-9a-f-]{36}$/.exec(coupon) ?? [];
  return { amount, couponId };
}

/** Whether an address leads to the amount itself. */
export const asksToPut = (query: string): boolean => new URLSearchParams(query).has('put');
