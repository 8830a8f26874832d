import type { AccountStatus } from '#domain/account/status.ts';

export const statusColours = {
  active: 'teal',
  'not-activated': 'blue',
  disabled: 'orange',
  cancelled: 'gray',
} as const satisfies Record<AccountStatus, string>;
