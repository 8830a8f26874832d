/** What was chosen for a put and is not put yet. The address holds it, so that it can be left. */
export interface PutDraft {
  readonly amount: string;
  readonly couponId: string | null;
}

export const draftQuery = (planNo: string, { amount, couponId }: PutDraft): string =>
  new URLSearchParams({ planNo, amount, ...(couponId ? { coupon: couponId } : {}) }).toString();

/** The draft that an address holds; whatever could not have been typed is left out. */
export function findDraft(query: string): PutDraft {
  const given = new URLSearchParams(query);
  const [amount = ''] = /^\d{1,12}([.,]\d{0,2})?$/.exec(given.get('amount') ?? '') ?? [];
  const [couponId = null] = /^[0-9a-f-]{36}$/.exec(given.get('coupon') ?? '') ?? [];
  return { amount, couponId };
}
