import { planLimits } from '#domain/plan/limits.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';

/** What a put on the product `d` agrees to, beside its fees and price ceilings. */
export const agreedOfProduct: Fragment = fragment`
  jsonb_build_object('commission', (d.commission / 1000000.0)::text,
    'commissionBps', d.commission_bps, 'commissionMax', (d.commission_max / 1000000.0)::text,
    'clickWindowHours', d.click_window_hours, 'validateDays', d.validate_days)`;

/** The windows and floors of a network that configured none of its own. */
export const agreedLimits = JSON.stringify(planLimits);
