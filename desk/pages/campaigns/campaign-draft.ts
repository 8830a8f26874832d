import type { makeCampaign } from '#contract/desk/campaigns.ts';
import type { Input } from '#contract/route.ts';

export type Draft = Omit<Input<typeof makeCampaign>, 'requestId'>;

export const emptyDraft: Draft = {
  ...{ name: '', names: {}, audience: 'everyone', newUserDays: null, kind: 'discount' },
  ...{ type: 'discount', sharePercent: 25, amount: null, most: '25.00', amountRequired: '0.00' },
  budget: '500.00',
  ...{ startsAt: null, days: 30, everyDays: null, couponDays: 14, reason: '' },
};

export interface PartProps {
  readonly draft: Draft;
  readonly set: (changed: Partial<Draft>) => void;
}

export const audienceWords = {
  everyone: 'everyone who claims one',
  'new-users': 'new users who claim one',
  named: 'partners chosen by staff',
} as const;
