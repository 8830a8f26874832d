import type { announceToAll } from '#contract/desk/announcements.ts';
import type { addAuditor, endAuditor } from '#contract/desk/audits.ts';
import type { recordBankBalance } from '#contract/desk/bank-balances.ts';
import type { giveCoupon as giveRoute, makeCampaign } from '#contract/desk/campaigns.ts';
import type { addHost, rotateHostKey } from '#contract/desk/hosts.ts';
import type { changeContact, makePostbackKey } from '#contract/desk/merchants.ts';
import type { changeRate, makePlacement } from '#contract/desk/placements.ts';
import type { addWitness, endWitness } from '#contract/desk/witnesses.ts';
import type { Input } from '#contract/route.ts';

/** The stored input of each kind of change until it is decided. */
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
  readonly witness: Omit<Input<typeof addWitness>, 'reason'>;
  readonly 'witness-end': Omit<Input<typeof endWitness>, 'reason'>;
  readonly auditor: Omit<Input<typeof addAuditor>, 'reason'>;
  readonly 'auditor-end': Omit<Input<typeof endAuditor>, 'reason'>;
  readonly 'bank-balance': Omit<Input<typeof recordBankBalance>, 'reason'>;
  /** The lost event batches of one edge process. */
  readonly 'stream-loss': {
    readonly partition: number;
    readonly producer: string;
    readonly first: number;
    readonly last: number;
  };
  readonly announcement: Omit<Input<typeof announceToAll>, 'requestId'> & {
    readonly id: string;
  };
  readonly 'data-export': AboutPartner;
  readonly erasure: AboutPartner;
}

/** A request that only names a partner. */
interface AboutPartner {
  readonly partnerId: string;
  readonly reference: string;
}
