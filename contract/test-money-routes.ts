import type { Route } from './route.ts';
import { type RouteName, routes } from './routes.ts';

/**
 * The calls that move money: each says so itself, and none of them works without a confirmation.
 */
export type MoneyRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { readonly movesMoney: true } ? Name : never;
}[RouteName];

export const moneyRouteNames = Object.entries<Route>(routes)
  .filter(([, { movesMoney }]) => movesMoney)
  .map(([name]) => name as MoneyRouteName);
