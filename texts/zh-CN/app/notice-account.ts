import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: '欢迎',
    text: '您的账户已开设，广告中心会显示最初的步骤。工作人员绝不会索要您的密码，也绝不会要求您先付款才能提现。',
  },
  'login-new-device': {
    title: '新设备登录',
    text: '您的账户在{device, select, unknown {一台新设备} other { {device} }}上使用。如果不是您本人，请立即修改登录密码，所有设备都会退出登录。',
  },
  'password-changed': {
    title: '登录密码已修改',
    text: '所有设备都已退出登录。如果不是您本人操作，请立即联系客服。',
  },
  'passkey-added': {
    title: '已添加通行密钥',
    text: '现在可用“{name}”登录您的账户。如非您本人操作，请立即移除它并修改登录密码。',
  },
  'passkey-ended': {
    title: '通行密钥已移除',
    text: '已无法再用“{name}”登录您的账户。',
  },
  'password-link': {
    title: '已发出设置新登录密码的链接',
    text: '链接从 {date} 起可用。如果不是您申请的，请修改登录密码，链接随即失效。',
  },
  'password-reset': {
    title: '已设置新的登录密码',
    text: '通过客服提供的链接设置。您最近使用的设备仍可查看并提出异议，其他设备均已退出登录。为保障账户安全，提现和兑换暂停 {hours, number} 小时。',
  },
  'password-by-mail': {
    title: '已设置新的登录密码',
    text: '通过发送到您邮箱的链接设置。您最近使用的设备仍可查看并提出异议，其他设备均已退出登录。为保障账户安全，提现和兑换暂停 {hours, number} 小时。',
  },
  'password-by-passkey': {
    title: '已设置新的登录密码',
    text: '通过您的通行密钥设置。在此之前您最近使用的设备仍可查看并提出异议，其他设备均已退出登录。为保障账户安全，提现和兑换暂停 {hours, number} 小时。',
  },
  objection: {
    title: '您对账户变更提出了异议',
    text: '该申请已停止。如果登录密码已被重置，新密码已失效；在两名工作人员查明之前，提现和兑换暂停。',
  },
  'objection-cleared': {
    title: '提现和兑换已恢复',
    text: '两名工作人员已核查您的异议，恢复了提现和兑换。',
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
    text: '这是两名工作人员的决定，最早于 {date} 执行。如果您不希望这样，请通过 App 顶部的提示阻止。',
  },
  'session-ended': {
    title: '客服已让一台设备退出登录',
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
    text: '交易密码连续输错 {tries, number} 次。您可以申请新的交易密码。',
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
    text: '已取代忘记的交易密码。为保障账户安全，提现和兑换暂停 {hours, number} 小时。',
  },
  'card-bound': {
    title: '提现收款账户已绑定：{label}',
    text: '提现将汇至 •••• {last4}。',
  },
  'card-replaced': {
    title: '提现收款账户已变更',
    text: '提现今后改汇至 {label} •••• {last4}。为保障账户安全，提现暂停 {hours, number} 小时。您的其他设备都已退出登录。如非您本人操作，请联系客服。',
  },
  'contact-changed': {
    title: '邮箱或电话已更改',
    text: '为保障账户安全，提现和兑换暂停 {hours, number} 小时。如非您本人操作，请立即联系客服。',
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
} as const satisfies Partial<Texts['app']['notice']>;
