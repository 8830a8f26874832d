import type { PartnerStatus } from '#domain/partner/status.ts';

export const statusColours = {
  active: 'teal',
  'not-activated': 'blue',
  disabled: 'orange',
  cancelled: 'gray',
} as const satisfies Record<PartnerStatus, string>;
