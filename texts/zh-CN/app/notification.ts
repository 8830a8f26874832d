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
    end: '已列出所有通知',
    none: {
      first: {
        title: '暂无通知',
        text: '您账户的动态和平台的消息会列在这里。',
      },
      'system-announcement': {
        title: '没有公告',
        text: '平台的消息和您账户的变更会列在这里。',
      },
      'system-maintenance': {
        title: '没有维护',
        text: '服务需要暂停时，会提前在这里说明。',
      },
      activity: {
        title: '没有活动',
        text: '您可以参加的平台活动会列在这里。',
      },
      unread: { title: '没有未读通知', text: '该筛选条件下的通知您都看过了。' },
      read: { title: '暂无已读通知', text: '您打开过或标为已读的通知会列在这里。' },
    },
    preferences: '铃铛计数项目',
    preferencesText: '关闭的项目仍会列在列表中，但不计数，送达时也不会标为未读。',
    eachKind: '按类型分别选择',
    topic: {
      security: {
        name: '账户安全',
        text: '密码和提现收款账户。始终开启。',
      },
      wallet: { name: '您的钱包', text: '资金到账或提现有进展时。资金转出一律通知。' },
      feedback: { name: '您的意见反馈', text: '有人答复工单时。' },
      chat: { name: '聊天', text: '客服回复您时。' },
      plan: { name: '您的计划', text: '计划或其订单有动态时。' },
      'system-announcement': { name: '公告', text: '平台的消息。' },
      'system-maintenance': { name: '维护', text: '服务暂停时。' },
      activity: { name: '活动', text: '您可以参加的活动。' },
    },
  },
  notice: {
    'login-new-device': {
      title: '新设备登录',
      text: '您的账号在一台从未使用过的设备上登录。如非您本人操作，请立即修改登录密码，所有设备都会退出登录。',
    },
    'password-changed': {
      title: '登录密码已修改',
      text: '所有设备都已退出登录。如非您本人操作，请立即告知客服。',
    },
    'password-link': {
      title: '已发出设置新登录密码的链接',
      text: '链接从 {date} 起可用。如非您本人申请，请更改登录密码，链接随即失效。',
    },
    'password-reset': {
      title: '已设置新的登录密码',
      text: '通过客服提供的链接设置。您最近使用的设备仍可查看并提出异议，其他设备均已退出登录；为保护您，提现需等一天。',
    },
    objection: {
      title: '您已提出异议',
      text: '正在进行的操作已停止。如果密码已通过链接设置，该密码已失效；在两名客服人员查明之前，提现暂停。',
    },
    'objection-cleared': {
      title: '提现已恢复',
      text: '两名客服人员已核查您的异议并结束暂停。',
    },
    'status-changed': {
      title: '您的账户状态已变更',
      text: '由两名工作人员共同负责。何人何故，见钱包中的工作人员操作记录。',
    },
    'session-ended': {
      title: '客服结束了一个会话',
      text: '您的一台设备已退出登录。何人何故，见钱包中的工作人员操作记录。',
    },
    'pay-password-set': {
      title: '交易密码已设置',
      text: '从现在起，提现、银行卡和计划都用交易密码确认。',
    },
    'pay-password-changed': {
      title: '交易密码已修改',
      text: '您的其他设备都已退出登录。如非您本人操作，请修改登录密码。',
    },
    'pay-password-disabled': {
      title: '交易密码已停用',
      text: '交易密码连续输错十次。您可以申请新的交易密码。',
    },
    'pay-password-reset-asked': {
      title: '有人申请新的交易密码',
      text: '可从 {date} 起设置。如非您本人操作，请取消。',
    },
    'pay-password-reset-cancelled': {
      title: '新交易密码的申请已取消',
      text: '您的交易密码保持不变。',
    },
    'pay-password-reset': {
      title: '新的交易密码已设置',
      text: '已取代忘记的交易密码。为保护您，提现需等一天。',
    },
    'card-bound': {
      title: '已绑定 {label}',
      text: '提现将汇至 •••• {last4}。',
    },
    'card-replaced': {
      title: '提现收款账户已变更',
      text: '提现将改汇至 {label} •••• {last4}，需先等一天。您的其他设备都已退出登录。如非您本人操作，请告知客服。',
    },
    'contact-changed': {
      title: '邮箱或电话已更改',
      text: '为保护您，提现需等一天。如非您本人操作，请立即告知客服。',
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
      text: '有工作人员在工单 {ticket} 中写了不可以写的内容，例如要求付款或索要密码。该答复没有送达。',
    },
    'report-upheld': {
      title: '您的举报已有答复',
      text: '{by}认可您的举报：{reason}',
    },
    'report-dismissed': {
      title: '您的举报已有答复',
      text: '{by}认为没有问题：{reason}',
    },
    'chat-answered': {
      title: '客服已回复',
      text: '{by} 在聊天中给您发了消息。',
    },
    'chat-blocked': {
      title: '一条给您的消息已被拦截',
      text: '有工作人员写了不可以写的内容。该消息没有送达；原因见聊天。',
    },
    'plan-offered': {
      title: '新的邀约',
      text: '{product}，计划 {plan}：请阅读条款，再决定是否投入金额。没有您的操作，什么都不会发生。',
    },
    'plan-copied': {
      title: '已为您跟随一个计划',
      text: '{product}，计划 {plan}：您跟随的操作者已投入，已在您的上限内投入 {amount}。',
    },
    'plan-failed': {
      title: '投放失败',
      text: '{product}，计划 {plan}：结束时没有任何消耗，{amount} 已全额退回。',
    },
    'plan-slow': {
      title: '计划进度落后',
      text: '{product}，计划 {plan}：六小时以来，消耗金额为目前应消耗金额的 {percent}。未消耗的金额会退回。',
    },
    'plan-learning-limited': {
      title: '计划学习不足',
      text: '{product}，计划 {plan}：七天内 {count, plural, other {# 笔订单}}，不足以选出合适的广告位。',
    },
    'plan-reversals': {
      title: '许多订单被撤销',
      text: '{product}，计划 {plan}：商家撤销了 {percent} 的订单。您可以对每一笔提出异议。',
    },
    'plan-escrow-low': {
      title: '计划已暂停',
      text: '{product}，计划 {plan}：商家预存的佣金太少。备足后会继续投放。',
    },
    'plan-credited': {
      title: '无效流量的款项已退回',
      text: '{product}，计划 {plan}：因事后判定无效的事件，退回 {amount}。',
    },
    'plan-settled': {
      title: '计划已结算',
      text: '{product}，计划 {plan}：盈亏为 {amount}。',
    },
    'conversion-disputed': {
      title: '商家对订单提出异议',
      text: '{product}，计划 {plan}：{amount} 需等两人决定。如果 30 天内未决定，即予支付。',
    },
    'conversion-approved': {
      title: '订单的决定对您有利',
      text: '{product}，计划 {plan}：订单计入。除非商家没有预存款项，否则支付 {amount}。',
    },
    'conversion-unfunded': {
      title: '订单计入，但不支付佣金',
      text: '{product}，计划 {plan}：决定对您有利，但商家没有预存款项，因此不支付 {amount}。',
    },
    'conversion-upheld': {
      title: '订单不计入',
      text: '{product}，计划 {plan}：决定不支付 {amount}。原因见计划。',
    },
    'conversion-clawed-back': {
      title: '订单的佣金被追回',
      text: '{product}，计划 {plan}：{amount} 会从同一商家之后的佣金中扣除，不会从其他款项中扣除。到 {date} 仍未扣完的部分即失效。',
    },
    'deposit-confirmed': { title: '充值已到账', text: '已计入可用余额：{amount}。' },
    'deposit-refused': {
      title: '充值未入账',
      text: '参考编号 {reference} 的转账。处理人员与原因请见钱包。',
    },
    'startup-advanced': {
      title: '已垫付启动资金',
      text: '仅限用于广告：{amount}。归还之前属于平台。',
    },
    'startup-returned': {
      title: '启动资金已归还',
      text: '已收回：{amount}。启动资金及其收益不足的部分由平台承担。',
    },
    'startup-forgiven': {
      title: '平台承担的损失',
      text: '启动资金中：{amount}。绝不会为此动用您自己的资金。详情请见该记录。',
    },
    'charged-back': { title: '一笔分录已冲正', text: '对您的变动：{change}。原因请见该记录。' },
    'recovery-opened': {
      title: '冲正金额超过您的可用资金',
      text: '网络承担 {amount}，以后从变为可用的款项中偿还；您无需另外存入。',
    },
    'recovery-paid': {
      title: '冲正余额已偿还',
      text: '变为可用的款项中有 {amount} 用于偿还。记录中写明对应哪一笔。',
    },
    'payout-approved': {
      title: '提现审核通过',
      text: '金额：{amount}。如果不是您申请的，请立即告知客服。',
    },
    'payout-sent': { title: '提现已汇出', text: '正在汇款：{amount}，参考编号 {reference}。' },
    'payout-completed': { title: '提现已完成', text: '已转出钱包：{amount}。' },
    'payout-rejected': {
      title: '提现已驳回',
      text: '已退回可用余额：{amount}。原因请见钱包，您可以申请复核。',
    },
    'payout-failed': { title: '提现失败', text: '已退回可用余额：{amount}。原因请见钱包。' },
    'review-answered': { title: '您的复核申请已有答复', text: '答复在钱包中，附姓名和理由。' },
    'exchange-accepted': {
      title: '承兑商已接受您的兑换',
      text: '在您确认收到款项之前冻结：{amount}。',
    },
    'exchange-released': {
      title: '兑换已结束，款项退还给您',
      text: '已退回可用余额：{amount}。处理人员与原因请见钱包。',
    },
    'exchange-completed': {
      title: '兑换已结束，款项付给承兑商',
      text: '已付给承兑商：{amount}。处理人员与原因请见钱包。',
    },
    other: { title: '您的账户有变更', text: '打开即可查看。' },
  },
  push: {
    title: '在这部手机上，App 关闭时也通知',
    text: '推送通知只告知上述类别有新消息，绝不含金额。此设备会持续收到，直到您退出登录。浏览器会再询问您一次。',
    turnOn: '在此设备上开启',
    turnOff: '在此设备上关闭',
    problem: {
      install: '使用 iPhone 时，请先将 App 添加到主屏幕，再从那里打开。',
      unsupported: '该浏览器无法接收推送通知。铃铛仍会通知您所有事项。',
      denied: '您已拒绝该网站的通知。可在浏览器的设置中允许。',
      failed: '浏览器的推送服务没有响应。请稍后重试。',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
