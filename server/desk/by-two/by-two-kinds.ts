import type { announceToAll } from '#contract/desk/announcements.ts';
import type { giveCoupon as giveRoute, makeCampaign } from '#contract/desk/campaigns.ts';
import type { addHost, rotateHostKey } from '#contract/desk/hosts.ts';
import type { changeContact, makePostbackKey } from '#contract/desk/merchants.ts';
import type { changeRate, makePlacement } from '#contract/desk/placements.ts';
import type { Input } from '#contract/route.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import type { Sql } from '../../db/db.ts';
import { announcementByTwo } from '../announcement/announcement-by-two.ts';
import { campaignByTwo, couponByTwo } from '../campaign/campaign-by-two.ts';
import { contactByTwo, postbackKeyByTwo } from '../catalogue/merchant-by-two.ts';
import { placementByTwo, rateByTwo } from '../catalogue/placement-by-two.ts';
import { hostByTwo, hostKeyByTwo } from '../host/host-by-two.ts';
import type { About, ByTwoAct, ByTwoCall, KeyLink, MadeByTwo } from './by-two-act.ts';

export type { ByTwoCall } from './by-two-act.ts';

/** What is kept of each kind until it is decided: what the call that asks for it was sent. */
export interface ByTwoBodies {
  readonly campaign: Omit<Input<typeof makeCampaign>, 'requestId' | 'reason'> & {
    readonly id: string;
  };
  readonly coupon: Omit<Input<typeof giveRoute>, 'reason'>;
  readonly placement: Omit<Input<typeof makePlacement>, 'reason'> & { readonly key: string };
  readonly rate: Omit<Input<typeof changeRate>, 'reason'>;
  readonly 'merchant-contact': Omit<Input<typeof changeContact>, 'reason'>;
  readonly 'postback-key': Omit<Input<typeof makePostbackKey>, 'reason'>;
  readonly host: Omit<Input<typeof addHost>, 'reason'>;
  readonly 'host-key': Omit<Input<typeof rotateHostKey>, 'reason'>;
  readonly announcement: Omit<Input<typeof announceToAll>, 'requestId'> & {
    readonly id: string;
  };
}

const acts: { readonly [Kind in ByTwoKind]: ByTwoAct<ByTwoBodies[Kind]> } = {
  campaign: campaignByTwo,
  coupon: couponByTwo,
  placement: placementByTwo,
  rate: rateByTwo,
  'merchant-contact': contactByTwo,
  'postback-key': postbackKeyByTwo,
  host: hostByTwo,
  'host-key': hostKeyByTwo,
  announcement: announcementByTwo,
};

const actOf = <Kind extends ByTwoKind>(kind: Kind) =>
  acts[kind] as unknown as ByTwoAct<ByTwoBodies[Kind]>;

export const aboutByTwo = <Kind extends ByTwoKind>(
  sql: Sql,
  kind: Kind,
  body: ByTwoBodies[Kind],
): Promise<About> => actOf(kind).about(sql, body);

/** Does what was asked for, if it still can be done. */
export const carryOut = <Kind extends ByTwoKind>(
  sql: Sql,
  call: ByTwoCall,
  kind: Kind,
  body: ByTwoBodies[Kind],
  made: MadeByTwo,
): Promise<KeyLink | null> => actOf(kind).carryOut(sql, call, body, made);
