const query = (planNo: string) => `planNo=${encodeURIComponent(planNo)}`;

export const planHref = (planNo: string): string => `#/plan/detail?${query(planNo)}`;

export const goodsHref = (planNo: string): string => `#/plan/goods-detail?${query(planNo)}`;

/** The plan that the address names; empty when it names none. */
export const planNoOf = (locationQuery: string): string =>
  new URLSearchParams(locationQuery).get('planNo') ?? '';
