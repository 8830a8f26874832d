import type { Micro } from '../money.ts';
import type { PriceModel } from '../plan/price-ceiling.ts';
import { type Why, why } from '../refusal.ts';
import { isSamePerson, whyNotDecide } from '../staff/proposal.ts';

/** What takes two people at the desk, besides transfers of money, staff and configuration. */
export const byTwoKinds = [
  'campaign',
  'coupon',
  'placement',
  'rate',
  'merchant-contact',
  'postback-key',
  'host',
  'host-key',
  'witness',
  'witness-end',
  'auditor',
  'auditor-end',
  'announcement',
  'bank-balance',
  'stream-loss',
  'data-export',
  'erasure',
] as const;

export type ByTwoKind = (typeof byTwoKinds)[number];

/** Those about one partner, who reads of them under staff activity. */
export const partnerKinds = ['coupon', 'data-export', 'erasure'] as const satisfies ByTwoKind[];

export type PartnerKind = (typeof partnerKinds)[number];

export const isAboutPartner = (kind: ByTwoKind): kind is PartnerKind =>
  (partnerKinds as readonly ByTwoKind[]).includes(kind);

export const byTwoStates = ['waiting', 'confirmed', 'refused', 'withdrawn'] as const;

export type ByTwoState = (typeof byTwoStates)[number];

interface Decided {
  readonly by: string;
  readonly decidedBy: string | null;
  readonly isConfirmed: boolean | null;
}

export function byTwoStateOf({ by, decidedBy, isConfirmed }: Decided): ByTwoState {
  if (decidedBy === null) return 'waiting';
  if (isConfirmed) return 'confirmed';
  return isSamePerson(by, decidedBy) ? 'withdrawn' : 'refused';
}

interface Asked {
  readonly by: string;
  readonly decidedAt: Date | null;
}

/** Why a person cannot confirm or refuse it: it is decided, or it is their own. */
export const whyNotDecideByTwo = (asked: Asked | null, decider: string): Why | null =>
  whyNotDecide(asked && { madeBy: asked.by, decidedAt: asked.decidedAt }, decider);

/** Why a person cannot withdraw it: it is decided, or somebody else proposed it. */
export function whyNotTakeBack(asked: Asked | null, person: string): Why | null {
  if (!asked || !isSamePerson(asked.by, person)) return why('proposal_not_found');
  return asked.decidedAt ? why('proposal_decided') : null;
}

interface Giving {
  /** Given by staff to partners they name. */
  readonly isNamed: boolean;
  /** The most that one coupon can cost. */
  readonly most: Micro;
  /** The most that all of them can cost, plus what this person gave away alone in the last days. */
  readonly budget: Micro;
}

interface AloneLimits {
  readonly coupon: Micro;
  readonly budget: Micro;
}

/** Keeps somebody from exceeding the limit with many small campaigns. */
export const aloneDays = 30;

/** Whether a campaign gives away more than one person may. */
export const takesTwoToGive = ({ isNamed, most, budget }: Giving, alone: AloneLimits): boolean =>
  isNamed || most > alone.coupon || budget > alone.budget;

/** Whether a placement may be sold at a price. */
export const isPriceInBounds = (
  { priceModel, price }: { readonly priceModel: PriceModel; readonly price: Micro },
  highest: Readonly<Record<PriceModel, Micro>>,
): boolean => price > 0n && price <= highest[priceModel];
