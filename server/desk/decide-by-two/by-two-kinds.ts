import type { ByTwoKind } from '#domain/desk/by-two.ts';
import type { Sql } from '../../platform/database/database.ts';
import { announcementByTwo } from '../announcement/announcement-by-two.ts';
import { auditorByTwo, auditorEndByTwo } from '../audit/auditor-by-two.ts';
import type { ByTwoAct, ByTwoCall, KeyLink, MadeByTwo } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import { campaignByTwo, couponByTwo } from '../campaign/campaign-by-two.ts';
import { contactByTwo, postbackKeyByTwo } from '../catalogue/merchant-by-two.ts';
import { placementByTwo, rateByTwo } from '../catalogue/placement-by-two.ts';
import { hostByTwo, hostKeyByTwo } from '../host/host-by-two.ts';
import { bankBalanceByTwo } from '../money/bank-balance-by-two.ts';
import { dataExportByTwo, erasureByTwo } from '../partner/personal-by-two.ts';
import { streamLossByTwo } from '../stream/stream-loss-by-two.ts';
import { witnessByTwo, witnessEndByTwo } from '../witness/witness-by-two.ts';

const acts: { readonly [Kind in ByTwoKind]: ByTwoAct<ByTwoBodies[Kind]> } = {
  campaign: campaignByTwo,
  coupon: couponByTwo,
  placement: placementByTwo,
  rate: rateByTwo,
  'merchant-contact': contactByTwo,
  'postback-key': postbackKeyByTwo,
  host: hostByTwo,
  'host-key': hostKeyByTwo,
  witness: witnessByTwo,
  'witness-end': witnessEndByTwo,
  auditor: auditorByTwo,
  'auditor-end': auditorEndByTwo,
  announcement: announcementByTwo,
  'bank-balance': bankBalanceByTwo,
  'stream-loss': streamLossByTwo,
  'data-export': dataExportByTwo,
  erasure: erasureByTwo,
};

const actOf = <Kind extends ByTwoKind>(kind: Kind) =>
  acts[kind] as unknown as ByTwoAct<ByTwoBodies[Kind]>;

/** Carries out the change, if that is still possible. */
export const carryOut = <Kind extends ByTwoKind>(
  sql: Sql,
  call: ByTwoCall,
  kind: Kind,
  body: ByTwoBodies[Kind],
  made: MadeByTwo,
): Promise<KeyLink | null> => actOf(kind).carryOut(sql, call, body, made);
