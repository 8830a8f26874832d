import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: '分類',
    category: {
      all: 'すべて',
      'system-announcement': 'お知らせ',
      'system-maintenance': 'メンテナンス',
      activity: 'キャンペーン',
    },
    statuses: '状態',
    status: { all: 'すべて', unread: '未読', read: '既読' },
    unreadMark: '未読。',
    times: '{count, plural, other {#回}}',
    unreadCount: '{count, plural, =0 {すべて既読} other {未読#件}}',
    markAll: 'すべて既読にする',
    markFailed: '既読にできませんでした。もう一度お試しください。',
    markAllFailed: 'すべてを既読にできませんでした。もう一度お試しください。',
    none: {
      first: {
        title: '通知はまだありません',
        text: 'アカウントの動きとネットワークからのお知らせが、ここに表示されます。',
      },
      unread: { title: '未読はありません', text: 'この条件の通知はすべて確認済みです。' },
    },
    preferences: '通知設定',
    preferencesText: 'オフにした通知も一覧には表示されますが、未読には数えません。',
    topic: {
      security: {
        name: 'アカウントの安全',
        text: 'パスワードと出金先について。常にオンです。',
      },
      wallet: {
        name: 'ウォレット',
        text: '入金と、出金の進み具合。資金が出ていくときは必ずお知らせします。',
      },
      feedback: { name: 'フィードバック', text: 'フィードバックに回答があったとき。' },
      chat: { name: 'チャット', text: 'カスタマーサポートから返信があったとき。' },
      plan: { name: 'プラン', text: 'プランとその注文の動き。' },
      'system-announcement': { name: 'お知らせ', text: 'ネットワークからのお知らせ。' },
      'system-maintenance': { name: 'メンテナンス', text: '予定されているサービス停止。' },
      activity: { name: 'キャンペーン', text: '参加できるキャンペーン。' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: 'アカウントに変更がありました', text: '開いて内容をご確認ください。' },
  },
  push: {
    title: 'この端末へのプッシュ通知',
    text: '上の種類の新着があることだけをお知らせし、金額は決して表示しません。ログアウトするまでこの端末に届きます。ブラウザで許可を求められます。',
    turnOn: 'この端末でオンにする',
    turnOff: 'この端末でオフにする',
    problem: {
      install: 'iPhoneでは、先にアプリをホーム画面に追加し、そこから開いてください。',
      unsupported:
        'このブラウザはプッシュ通知を受信できません。通知はすべて通知一覧で確認できます。',
      denied: 'このサイトの通知はブロックされています。ブラウザの設定で許可できます。',
      failed: 'ブラウザのプッシュサービスが応答しませんでした。後でもう一度お試しください。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
