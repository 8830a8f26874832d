import { isNoticeKind, type NoticeKind } from '#domain/notification/notice.ts';
import type { IconName } from '../../parts/icon.tsx';
import type { Notification } from './use-mark-read.ts';

/** The icon of a notice's subject. Its colour and text say how serious it is. */
const iconOfKind = {
  welcome: 'book',
  'login-new-device': 'key',
  'password-changed': 'key',
  'passkey-added': 'key',
  'passkey-ended': 'key',
  'password-link': 'key',
  'password-reset': 'key',
  'password-by-mail': 'key',
  'password-by-passkey': 'key',
  objection: 'warning',
  'objection-cleared': 'check',
  'status-changed': 'people',
  'session-ended': 'log-out',
  'pay-password-set': 'lock',
  'pay-password-changed': 'lock',
  'pay-password-disabled': 'lock',
  'pay-password-reset-asked': 'lock',
  'pay-password-reset-cancelled': 'lock',
  'pay-password-reset': 'lock',
  'card-bound': 'card',
  'card-replaced': 'card',
  'contact-changed': 'people',
  'data-export': 'download',
  'erasure-planned': 'warning',
  'feedback-answered': 'message',
  'feedback-blocked': 'message',
  'report-upheld': 'message',
  'report-dismissed': 'message',
  'coupon-given': 'coupon',
  'chat-answered': 'service',
  'chat-blocked': 'service',
  'plan-offered': 'gift',
  'terms-changed': 'sliders',
  'offer-changed': 'gift',
  'plan-copied': 'copy',
  'plan-failed': 'warning',
  'plan-first-impression': 'chart',
  'plan-first-click': 'chart',
  'plan-first-order': 'chart',
  'plan-slow': 'chart',
  'plan-learning-limited': 'chart',
  'plan-reversals': 'chart',
  'plan-escrow-low': 'chart',
  'plan-credited': 'plus',
  'plan-settled': 'check',
  'conversion-disputed': 'book',
  'conversion-approved': 'book',
  'conversion-unfunded': 'book',
  'conversion-upheld': 'book',
  'conversion-clawed-back': 'book',
  'deposit-confirmed': 'wallet',
  'deposit-refused': 'wallet',
  'startup-advanced': 'wallet',
  'startup-returned': 'wallet',
  'startup-forgiven': 'wallet',
  'charged-back': 'minus',
  'recovery-opened': 'minus',
  'recovery-paid': 'plus',
  'payout-approved': 'send',
  'payout-sent': 'send',
  'payout-completed': 'send',
  'payout-rejected': 'send',
  'payout-failed': 'send',
  'review-answered': 'message',
  'exchange-accepted': 'exchange',
  'exchange-released': 'exchange',
  'exchange-completed': 'exchange',
} as const satisfies Record<NoticeKind, IconName>;

/** Announcements have the icon of their category. */
const iconOfCategory = {
  'system-announcement': 'message',
  'system-maintenance': 'sliders',
  activity: 'gift',
} as const satisfies Record<Notification['category'], IconName>;

/** A newer server may send kinds that this app does not know yet. */
export function noticeIcon({ category, content }: Notification): IconName {
  if (content.type !== 'notice') return iconOfCategory[category];
  return isNoticeKind(content.kind) ? iconOfKind[content.kind] : 'info';
}
