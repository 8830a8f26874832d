import type { OpenedEvents, OpenedOrders } from './opened.ts';

const query = (planNo: string) => `planNo=${encodeURIComponent(planNo)}`;

/** The page of a plan, with what a figure consists of already opened. */
export const planHref = (planNo: string, opened?: OpenedEvents | OpenedOrders): string =>
  `#/plan/detail?${query(planNo)}${opened ? `&${openedQuery(opened)}` : ''}`;

export const goodsHref = (planNo: string): string => `#/plan/goods-detail?${query(planNo)}`;

/** The records of a plan's money, in the wallet. */
export const recordsQuery = (planNo: string): string => `plan=${encodeURIComponent(planNo)}`;

/** The plan that the address names; empty when it names none. */
export const planNoOf = (locationQuery: string): string =>
  new URLSearchParams(locationQuery).get('planNo') ?? '';

/** What is opened, as part of an address, so that other screens can link to it. */
export function openedQuery(opened: OpenedEvents | OpenedOrders): string {
  const { sheet, ...filters } = opened;
  const named = Object.entries(filters).filter(([, value]) => value !== undefined);
  return new URLSearchParams([['open', sheet], ...(named as [string, string][])]).toString();
}
