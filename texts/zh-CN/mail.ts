import type { Texts } from '../kinds.ts';

/** What a mail says in simplified Chinese. */
export const texts = {
  reset: {
    subject: '{network} 新登录密码',
    text: '有人为 {network} 的账户 {username} 申请了新的登录密码。如果是您本人，请用此链接设置。链接 {minutes, number} 分钟内有效，只能使用一次。',
    button: '设置新密码',
    pause: '为保障账户安全，之后提现和兑换暂停 {hours, number} 小时。交易密码保持不变。',
    notYou:
      '如果不是您本人，无需任何操作：不使用此链接，一切不变。请勿转发链接。{network} 的工作人员不会向您索要。',
  },
  confirm: {
    subject: '确认您在 {network} 的邮箱',
    text: '有人在 {network} 的账户中填写了此邮箱。如果是您本人，请用此链接确认。链接 {lifeHours, number} 小时内有效，只能使用一次。',
    button: '确认邮箱',
    notYou: '如果不是您本人，请不要打开链接。可能有人填错了邮箱；不打开链接，邮箱就不会被确认。',
  },
  notice: {
    text: '此邮件与您在 {network} 的账户有关。详情请见 App 中的通知。',
    button: '打开 App',
    notYou: '如果不是您本人操作，请登录并修改登录密码，或在 App 中联系客服。',
  },
} as const satisfies Texts['mail'];
