import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
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
    unreadCount: '{count, plural, =0 {全部已读} other {# 条未读}}',
    markAll: '全部标为已读',
    allRead: '已全部标为已读',
    undo: '撤销',
    markFailed: '未能标为已读。请重试。',
    markAllFailed: '未能全部标为已读。请重试。',
    more: '显示更多',
    end: '没有更多了',
    none: {
      first: {
        title: '暂无通知',
        text: '账户动态和平台消息会显示在这里。',
      },
      'system-announcement': {
        title: '没有公告',
        text: '平台消息和账户变更会显示在这里。',
      },
      'system-maintenance': {
        title: '没有维护',
        text: '计划内的停机会在这里预告。',
      },
      activity: {
        title: '没有活动',
        text: '您可以参加的平台活动会显示在这里。',
      },
      unread: { title: '没有未读通知', text: '此筛选条件下的通知都已读。' },
      read: { title: '暂无已读通知', text: '您打开过或标为已读的通知会显示在这里。' },
    },
    preferences: '通知设置',
    preferencesText: '关闭的通知仍会显示在列表中，但不计入未读。',
    eachKind: '按类型',
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
      'system-maintenance': { name: '维护', text: '计划内停机。' },
      activity: { name: '活动', text: '您可以参加的活动。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新设备登录',
      text: '您的账户在一台新设备上使用。如果不是您本人，请立即修改登录密码，所有设备都会退出登录。',
    },
    'password-changed': {
      title: '登录密码已修改',
      text: '所有设备都已退出登录。如果不是您本人操作，请立即联系客服。',
    },
    'password-link': {
      title: '已发出设置新登录密码的链接',
      text: '链接从 {date} 起可用。如果不是您申请的，请修改登录密码，链接随即失效。',
    },
    'password-reset': {
      title: '已设置新的登录密码',
      text: '通过客服提供的链接设置。您最近使用的设备仍可查看并提出异议，其他设备均已退出登录。为保障账户安全，提现暂停 {hours, number} 小时。',
    },
    objection: {
      title: '您已提出异议',
      text: '该申请已停止。如果已通过链接设置登录密码，该密码已失效；在两名工作人员查明之前，提现暂停。',
    },
    'objection-cleared': {
      title: '提现已恢复',
      text: '两名工作人员已核查您的异议，恢复了提现。',
    },
    'status-changed': {
      title: '账户状态已变更',
      text: '经两名工作人员批准。处理人员与原因请见钱包中的“工作人员操作记录”。',
    },
    'data-export': {
      title: '您的资料已整理成文件',
      text: '两名工作人员决定导出我们掌握的关于您的全部资料。处理人员与原因请见钱包中的“工作人员操作记录”。',
    },
    'erasure-planned': {
      title: '您的个人资料将被删除',
      text: '这是两名工作人员的决定，将于 {date} 执行。如果您不希望这样，请通过 App 顶部的提示阻止。',
    },
    'session-ended': {
      title: '客服已将一台设备退出登录',
      text: '您的一台设备已退出登录。处理人员与原因请见钱包中的“工作人员操作记录”。',
    },
    'pay-password-set': {
      title: '交易密码已设置',
      text: '今后您的一切资金操作，以及更换收款账户，都用它确认。',
    },
    'pay-password-changed': {
      title: '交易密码已修改',
      text: '您的其他设备都已退出登录。如果不是您本人操作，请修改登录密码。',
    },
    'pay-password-disabled': {
      title: '交易密码已停用',
      text: '交易密码连续输错 {tries, number} 次。您可以申请新的交易密码。',
    },
    'pay-password-reset-asked': {
      title: '已申请新的交易密码',
      text: '可从 {date} 起设置。如果不是您申请的，请取消。',
    },
    'pay-password-reset-cancelled': {
      title: '新交易密码的申请已取消',
      text: '您的交易密码保持不变。',
    },
    'pay-password-reset': {
      title: '新的交易密码已设置',
      text: '已取代忘记的交易密码。为保障账户安全，提现暂停 {hours, number} 小时。',
    },
    'card-bound': {
      title: '已绑定 {label}',
      text: '提现将汇至 •••• {last4}。',
    },
    'card-replaced': {
      title: '提现收款账户已变更',
      text: '提现今后改汇至 {label} •••• {last4}。为保障账户安全，提现暂停 {hours, number} 小时。您的其他设备都已退出登录。如非您本人操作，请告知客服。',
    },
    'contact-changed': {
      title: '邮箱或电话已更改',
      text: '为保障账户安全，提现暂停 {hours, number} 小时。如非您本人操作，请立即告知客服。',
    },
    'coupon-given': {
      title: '新的优惠券',
      text: '您又收到一张活动优惠券。仅限广告使用。',
    },
    'feedback-answered': {
      title: '您的意见反馈已有答复',
      text: '工单 {ticket} 已有答复。',
    },
    'feedback-blocked': {
      title: '一条给您的答复已被拦截',
      text: '有工作人员在工单 {ticket} 中写了违规内容，例如要求付款或索要密码。我们没有发送该答复。',
    },
    'report-upheld': {
      title: '您的举报已有答复',
      text: '{by} 认可您的举报：{reason}',
    },
    'report-dismissed': {
      title: '您的举报已有答复',
      text: '{by} 认为没有问题：{reason}',
    },
    'chat-answered': {
      title: '客服已回复',
      text: '{by} 在聊天中给您发了消息。',
    },
    'chat-blocked': {
      title: '一条给您的消息已被拦截',
      text: '有工作人员写了违规内容，我们没有发送。原因请见聊天。',
    },
    'plan-offered': {
      title: '新的邀约',
      text: '{product}，计划 {plan}：请阅读条款，再决定是否投入。您不操作，就不会有任何变化。',
    },
    'plan-copied': {
      title: '已为您跟随一个计划',
      text: '{product}，计划 {plan}：您跟随的操作者已投入，您的资金在上限内跟随投入 {amount}。',
    },
    'plan-failed': {
      title: '投放失败',
      text: '{product}，计划 {plan}：结束时没有消耗，{amount} 已全额退回。',
    },
    'plan-slow': {
      title: '计划进度落后',
      text: '{product}，计划 {plan}：已连续 {hours, number} 小时低于目标，仅消耗计划金额的 {percent}。未消耗的金额会退回。',
    },
    'plan-learning-limited': {
      title: '学习受限',
      text: '{product}，计划 {plan}：最近 {days, number} 天 {count, plural, other {# 笔订单}}，不足以选出合适的广告位。',
    },
    'plan-reversals': {
      title: '许多订单被撤销',
      text: '{product}，计划 {plan}：商家撤销了 {percent} 的订单。您可以对每一笔提出异议。',
    },
    'plan-escrow-low': {
      title: '计划已暂停',
      text: '{product}，计划 {plan}：商家预存的佣金不足，补足后恢复投放。',
    },
    'plan-credited': {
      title: '无效流量退款',
      text: '{product}，计划 {plan}：因事后判定无效的事件，退回 {amount}。',
    },
    'plan-settled': {
      title: '计划已结算',
      text: '{product}，计划 {plan}：盈亏为 {amount}。',
    },
    'conversion-disputed': {
      title: '商家对订单提出异议',
      text: '{product}，计划 {plan}：{amount} 需等两名工作人员决定。如果 {days, number} 天内未决定，即予支付。',
    },
    'conversion-approved': {
      title: '订单裁定对您有利',
      text: '{product}，计划 {plan}：订单计入。除非商家没有预存款项，您将获得 {amount}。',
    },
    'conversion-unfunded': {
      title: '订单计入，但不支付佣金',
      text: '{product}，计划 {plan}：裁定对您有利，但商家没有预存款项，无法支付 {amount}。',
    },
    'conversion-upheld': {
      title: '订单不计入',
      text: '{product}，计划 {plan}：工作人员裁定不支付 {amount}。原因请见计划。',
    },
    'conversion-clawed-back': {
      title: '订单的佣金被追回',
      text: '{product}，计划 {plan}：{amount} 只会从该商家之后的佣金中扣除。到 {date} 仍未扣完的部分不再追回。',
    },
    'deposit-confirmed': { title: '充值已到账', text: '{amount} 已存入可用余额。' },
    'deposit-refused': {
      title: '充值未入账',
      text: '参考编号 {reference} 的转账未入账。处理人员与原因请见钱包。',
    },
    'startup-advanced': {
      title: '已垫付启动资金',
      text: '您收到 {amount}，仅限广告使用。归还之前属于平台。',
    },
    'startup-returned': {
      title: '启动资金已归还',
      text: '已归还 {amount}。启动资金及其收益不足的部分由平台承担。',
    },
    'startup-forgiven': {
      title: '平台承担的损失',
      text: '您的启动资金中有 {amount} 由平台承担。绝不会为此动用您自己的钱。详情请见该笔交易。',
    },
    'charged-back': { title: '一笔交易已冲正', text: '钱包变动：{change}。原因请见该笔交易。' },
    'recovery-opened': {
      title: '冲正金额超过可用余额',
      text: '平台先垫付 {amount}，之后从新到账的可用资金中偿还。您无需另外出钱。',
    },
    'recovery-paid': {
      title: '冲正差额已偿还',
      text: '新到账的可用资金中有 {amount} 用于偿还此前的冲正。对应哪一笔，请见该笔交易。',
    },
    'payout-approved': {
      title: '提现审核通过',
      text: '您的 {amount} 提现已审核通过。如果不是您申请的，请立即联系客服。',
    },
    'payout-sent': { title: '提现已汇出', text: '{amount} 正在汇出。参考编号：{reference}。' },
    'payout-completed': { title: '提现已完成', text: '{amount} 已从钱包转出。' },
    'payout-rejected': {
      title: '提现已驳回',
      text: '{amount} 已退回可用余额。原因请见钱包，您可以申请复核。',
    },
    'payout-failed': { title: '提现失败', text: '{amount} 已退回可用余额。原因请见钱包。' },
    'review-answered': { title: '您的复核申请已有答复', text: '答复请见钱包，附姓名和理由。' },
    'exchange-accepted': {
      title: '承兑商已接受您的兑换',
      text: '在您确认收款之前，{amount} 会一直预留。',
    },
    'exchange-released': {
      title: '兑换裁定对您有利',
      text: '{amount} 已退回可用余额。处理人员与原因请见钱包。',
    },
    'exchange-completed': {
      title: '兑换裁定付给承兑商',
      text: '{amount} 已付给承兑商。处理人员与原因请见钱包。',
    },
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
