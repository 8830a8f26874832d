import { type MerchantMailKind, merchantMailKinds } from '#domain/desk/desk-notice.ts';
import { isNoticeKind, type NoticeKind, noticeTraits } from '#domain/notification/notice.ts';
import { minuteMs } from '#domain/time.ts';

/** A link to a new password, a link that confirms an address, a notice, or a mail to a merchant. */
export type MessageKind = PartnerMailKind | MerchantMailKind;

export type PartnerMailKind = 'reset' | 'confirm-email' | NoticeKind;

export const isMerchantMail = (kind: MessageKind): kind is MerchantMailKind =>
  (merchantMailKinds as readonly string[]).includes(kind);

/** A link that nobody needs any more is not sent. */
export type MessageOutcome = 'sent' | 'refused' | 'gave-up' | 'not-needed';

/** The first lane overtakes the other one. */
export const lanes = { security: 0, other: 1 } as const;

export function laneOf(kind: MessageKind): number {
  const isSecurity =
    kind === 'reset' || (isNoticeKind(kind) && noticeTraits[kind].topic === 'security');
  return isSecurity ? lanes.security : lanes.other;
}

/** Longer than one attempt can take; a process that dies delays its message by no more. */
export const leaseMs = 5 * minuteMs;

/** Further ahead than any due time or lease: a clock wrote it that has since been set back. */
export const aheadMsMax = 15 * minuteMs;
