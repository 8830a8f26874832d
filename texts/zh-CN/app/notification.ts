import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: '分类',
    category: {
      all: '全部',
      'system-announcement': '系统公告',
      'system-maintenance': '系统维护',
      activity: '活动',
    },
    statuses: '状态',
    status: { all: '全部', unread: '未读', read: '已读' },
    unreadMark: '未读。',
    times: '{count, plural, other {# 次}}',
    unreadCount: '{count, plural, =0 {全部已读} other {# 条未读}}',
    markAll: '全部标为已读',
    markFailed: '未能标为已读。请重试。',
    markAllFailed: '未能全部标为已读。请重试。',
    none: {
      first: {
        title: '暂无通知',
        text: '账户动态和平台消息会显示在这里。',
      },
      unread: { title: '没有未读通知', text: '您已全部看完。' },
    },
    preferences: '通知设置',
    preferencesText: '关闭的通知仍会显示在列表中，但不计入未读。',
    topic: {
      security: {
        name: '账户安全',
        text: '密码和收款账户。始终开启。',
      },
      wallet: { name: '您的钱包', text: '资金到账和提现进度。资金转出一律通知。' },
      feedback: { name: '您的意见反馈', text: '工单有答复时。' },
      chat: { name: '聊天', text: '客服回复您时。' },
      plan: { name: '您的计划', text: '计划及其订单的变化。' },
      'system-announcement': { name: '公告', text: '平台消息。' },
      'system-maintenance': { name: '维护', text: '预定的停机维护。' },
      activity: { name: '活动', text: '您可以参加的活动。' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: '您的账户有变更', text: '打开即可查看。' },
  },
  push: {
    title: '本机推送通知',
    text: '推送只提示上述类别有新消息，绝不显示金额。此设备会一直接收，直到您退出登录。浏览器会请求您的许可。',
    turnOn: '在此设备上开启',
    turnOff: '在此设备上关闭',
    problem: {
      install: '使用 iPhone 时，请先将 App 添加到主屏幕，再从那里打开。',
      unsupported: '该浏览器无法接收推送通知。所有通知仍可在通知列表中查看。',
      denied: '您已屏蔽该网站的通知。可在浏览器设置中允许。',
      failed: '浏览器的推送服务没有响应。请稍后重试。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
