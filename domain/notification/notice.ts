import { isOneOf } from '../name-list.ts';
import type { Place } from '../place.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

/** Every kind of notice, whoever caused it. Never rename one: rows contain it. */
export const noticeKinds = [
  'welcome',
  'login-new-device',
  'password-changed',
  'passkey-added',
  'passkey-ended',
  'password-link',
  'password-reset',
  'password-by-mail',
  'password-by-passkey',
  'objection',
  'objection-cleared',
  'status-changed',
  'data-export',
  'erasure-planned',
  'session-ended',
  'pay-password-set',
  'pay-password-changed',
  'pay-password-disabled',
  'pay-password-reset-asked',
  'pay-password-reset-cancelled',
  'pay-password-reset',
  'card-bound',
  'card-replaced',
  'contact-changed',
  'feedback-answered',
  'feedback-blocked',
  'report-upheld',
  'report-dismissed',
  'coupon-given',
  'chat-answered',
  'chat-blocked',
  'plan-offered',
  'terms-changed',
  'offer-changed',
  'plan-copied',
  'plan-failed',
  'plan-first-impression',
  'plan-first-click',
  'plan-first-order',
  'plan-slow',
  'plan-learning-limited',
  'plan-reversals',
  'plan-escrow-low',
  'plan-credited',
  'plan-settled',
  'conversion-disputed',
  'conversion-approved',
  'conversion-unfunded',
  'conversion-upheld',
  'conversion-clawed-back',
  'deposit-confirmed',
  'deposit-refused',
  'startup-advanced',
  'startup-returned',
  'startup-forgiven',
  'charged-back',
  'recovery-opened',
  'recovery-paid',
  'payout-approved',
  'payout-sent',
  'payout-completed',
  'payout-rejected',
  'payout-failed',
  'review-answered',
  'exchange-accepted',
  'exchange-released',
  'exchange-completed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export const isNoticeKind = (text: string): text is NoticeKind => isOneOf(noticeKinds, text);

/** The tabs of the notification list. */
export const noticeCategories = ['system-announcement', 'system-maintenance', 'activity'] as const;

export type NoticeCategory = (typeof noticeCategories)[number];

/** What can be muted separately. Announcements by staff have their category as their topic. */
export const noticeTopics = [
  'security',
  'wallet',
  'plan',
  'feedback',
  'chat',
  ...noticeCategories,
] as const;

export type NoticeTopic = (typeof noticeTopics)[number];

export type Severity = 'info' | 'warning' | 'problem';

interface NoticeTraits {
  readonly category: NoticeCategory;
  readonly topic: NoticeTopic;
  readonly severity: Severity;
  /** The screen that it links to. */
  readonly opens: Place;
  /** Counts and is pushed even if its topic is muted. */
  readonly isLocked?: true;
}

const security = (severity: Severity, opens: Place): NoticeTraits => ({
  category: 'system-announcement',
  topic: 'security',
  severity,
  opens,
});

/** A notice about one plan, which its facts name. Activities are offers of coupons, not plans. */
const ofPlan = (severity: Severity): NoticeTraits => ({
  category: 'system-announcement',
  topic: 'plan',
  severity,
  opens: 'plans',
});

/** A notice about money in the wallet; its facts name the record or the payout. */
const ofWallet = (severity: Severity, opens: Place = 'wallet'): NoticeTraits => ({
  category: 'system-announcement',
  topic: 'wallet',
  severity,
  opens,
});

/** A notice that money leaves or was taken: whoever does that must not be able to silence it. */
const ofLeaving = (severity: Severity, opens?: Place): NoticeTraits => ({
  ...ofWallet(severity, opens),
  isLocked: true,
});

export const noticeTraits: Readonly<Record<NoticeKind, NoticeTraits>> = {
  welcome: {
    category: 'system-announcement',
    topic: 'system-announcement',
    severity: 'info',
    opens: 'ad-center',
  },
  'login-new-device': security('warning', 'login-password'),
  'password-changed': security('warning', 'login-password'),
  'passkey-added': security('warning', 'login-password'),
  'passkey-ended': security('warning', 'login-password'),
  'password-link': security('warning', 'login-password'),
  'password-reset': security('warning', 'login-password'),
  'password-by-mail': security('warning', 'login-password'),
  'password-by-passkey': security('warning', 'login-password'),
  objection: security('problem', 'login-password'),
  'objection-cleared': security('warning', 'wallet'),
  'status-changed': security('warning', 'wallet'),
  'data-export': security('warning', 'wallet'),
  'erasure-planned': security('problem', 'login-password'),
  'session-ended': security('warning', 'login-password'),
  'pay-password-set': security('info', 'pay-password'),
  'pay-password-changed': security('warning', 'pay-password'),
  'pay-password-disabled': security('problem', 'pay-password'),
  'pay-password-reset-asked': security('warning', 'pay-password'),
  'pay-password-reset-cancelled': security('info', 'pay-password'),
  'pay-password-reset': security('warning', 'pay-password'),
  'card-bound': security('info', 'card'),
  'card-replaced': security('warning', 'card'),
  'contact-changed': security('warning', 'login-password'),
  'feedback-answered': {
    category: 'system-announcement',
    topic: 'feedback',
    severity: 'info',
    opens: 'feedback',
  },
  'feedback-blocked': security('warning', 'feedback'),
  'report-upheld': security('info', 'chat'),
  'report-dismissed': security('info', 'chat'),
  'coupon-given': {
    category: 'activity',
    topic: 'activity',
    severity: 'info',
    opens: 'coupons',
  },
  'chat-answered': {
    category: 'system-announcement',
    topic: 'chat',
    severity: 'info',
    opens: 'chat',
  },
  'chat-blocked': security('warning', 'chat'),
  'plan-offered': ofPlan('info'),
  'terms-changed': ofPlan('warning'),
  'offer-changed': ofPlan('info'),
  'plan-copied': ofPlan('info'),
  'plan-failed': ofPlan('problem'),
  'plan-first-impression': ofPlan('info'),
  'plan-first-click': ofPlan('info'),
  'plan-first-order': ofPlan('info'),
  'plan-slow': ofPlan('warning'),
  'plan-learning-limited': ofPlan('warning'),
  'plan-reversals': ofPlan('warning'),
  'plan-escrow-low': ofPlan('warning'),
  'plan-credited': ofPlan('info'),
  'plan-settled': ofPlan('info'),
  'conversion-disputed': ofPlan('warning'),
  'conversion-approved': ofPlan('info'),
  'conversion-unfunded': ofPlan('warning'),
  'conversion-upheld': ofPlan('warning'),
  'conversion-clawed-back': ofPlan('warning'),
  'deposit-confirmed': ofWallet('info'),
  'deposit-refused': ofWallet('warning'),
  'startup-advanced': ofWallet('info'),
  'startup-returned': ofLeaving('warning'),
  'startup-forgiven': ofWallet('info'),
  'charged-back': ofLeaving('warning'),
  'recovery-opened': ofLeaving('warning'),
  'recovery-paid': ofLeaving('info'),
  'payout-approved': ofLeaving('info'),
  'payout-sent': ofLeaving('info'),
  'payout-completed': ofWallet('info'),
  'payout-rejected': ofWallet('problem'),
  'payout-failed': ofWallet('problem'),
  'review-answered': ofWallet('info'),
  'exchange-accepted': ofLeaving('info', 'exchange'),
  'exchange-released': ofWallet('info', 'exchange'),
  'exchange-completed': ofLeaving('warning', 'exchange'),
};

export const announcementSeverity = {
  'system-announcement': 'info',
  'system-maintenance': 'warning',
  activity: 'info',
} as const satisfies Record<NoticeCategory, Severity>;

/** Whoever broke into an account must not be able to silence what warns its owner. */
export const isLockedTopic = (topic: NoticeTopic): boolean => topic === 'security';

export const isLockedKind = (kind: NoticeKind): boolean =>
  isLockedTopic(noticeTraits[kind].topic) || noticeTraits[kind].isLocked === true;

export const whyNotMute = (topic: NoticeTopic): Refusal | null =>
  isLockedTopic(topic) ? createRefusal('preference_locked') : null;
