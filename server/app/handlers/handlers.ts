import type { Services } from '../../ads/services/services.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { accountHandlers } from './account-handlers.ts';
import { helpHandlers } from './help-handlers.ts';
import { moneyHandlers } from './money-handlers.ts';
import { planHandlers } from './plan-handlers.ts';

/** Which use case answers which call; the compiler reports any that are missing. */
export const handlers: Handlers<Services> = {
  ...accountHandlers,
  ...planHandlers,
  ...moneyHandlers,
  ...helpHandlers,
};
