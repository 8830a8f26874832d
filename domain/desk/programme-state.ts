/** A product replaced by a newer version is no longer offered; its plans go on. */
export const productStates = ['offered', 'unreviewed', 'replaced', 'withdrawn'] as const;

export type ProductState = (typeof productStates)[number];

export const creativeStates = ['waiting', 'approved', 'rejected'] as const;

export const campaignStates = ['planned', 'running', 'over'] as const;

/** Who gets coupons: everyone who claims, new partners, or partners whom staff name. */
export const campaignAudiences = ['everyone', 'new-users', 'named'] as const;

export type CampaignAudience = (typeof campaignAudiences)[number];

export const announcementStates = ['scheduled', 'out', 'withdrawn'] as const;
