import { recoveryCodeState } from '#contract/recovery.ts';
import { call } from '../api/call.ts';

/** Whether there is a recovery code, and whether its owner has saved it. */
export const recoveryQuery = {
  queryKey: ['recovery-code'],
  queryFn: () => call(recoveryCodeState, {}),
};
