import type { AnyDeskUseCase } from './call/use-case.ts';
import { moneyHandlers } from './money-handlers.ts';

/** Which use case answers which call of the desk. */
export const deskHandlers: Readonly<Record<string, AnyDeskUseCase>> = {
  ...moneyHandlers,
};
