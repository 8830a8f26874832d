import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: '分類',
    category: {
      all: '全部',
      'system-announcement': '系統公告',
      'system-maintenance': '系統維護',
      activity: '活動',
    },
    statuses: '狀態',
    status: { all: '全部', unread: '未讀', read: '已讀' },
    unreadMark: '未讀。',
    times: '{count, plural, other {# 次}}',
    unreadCount: '{count, plural, =0 {全部已讀} other {# 則未讀}}',
    markAll: '全部標為已讀',
    markFailed: '未能標為已讀。請再試一次。',
    markAllFailed: '未能全部標為已讀。請再試一次。',
    none: {
      first: {
        title: '尚無通知',
        text: '帳戶動態與平台消息會顯示在這裡。',
      },
      unread: { title: '沒有未讀通知', text: '您已全部看完。' },
    },
    preferences: '通知設定',
    preferencesText: '關閉的通知仍會顯示在清單中，但不計入未讀。',
    topic: {
      security: {
        name: '帳戶安全',
        text: '密碼與收款帳戶。一律開啟。',
      },
      wallet: { name: '您的錢包', text: '款項入帳與提領進度。款項轉出一律通知。' },
      feedback: { name: '您的意見回饋', text: '案件有答覆時。' },
      chat: { name: '對話', text: '客服回覆您時。' },
      plan: { name: '您的計畫', text: '計畫及其訂單的變化。' },
      'system-announcement': { name: '公告', text: '平台消息。' },
      'system-maintenance': { name: '維護', text: '預定的停機維護。' },
      activity: { name: '活動', text: '您可以參加的活動。' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: '您的帳戶有變更', text: '開啟即可查看。' },
  },
  push: {
    title: '本機推播通知',
    text: '推播只提示上述類別有新消息，絕不顯示金額。此裝置會持續接收，直到您登出。瀏覽器會請求您的許可。',
    turnOn: '在此裝置開啟',
    turnOff: '在此裝置關閉',
    problem: {
      install: '使用 iPhone 時，請先將 App 加入主畫面，再從那裡開啟。',
      unsupported: '此瀏覽器無法接收推播。所有通知仍可在通知清單查看。',
      denied: '您已封鎖此網站的通知。可在瀏覽器設定中允許。',
      failed: '瀏覽器的推播服務沒有回應。請稍後再試。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
