import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: '忘记密码？',
    lead: '请选择找回方式。',
    passkey: '使用通行密钥',
    passkeyText: '在此设备或存有通行密钥的其他设备上，无需密码即可登录',
    noPause: '提现不会暂停',
    mail: '邮件链接',
    mailText: '发送到您账户已确认的邮箱',
    service: '客服',
    serviceText: '其他方式都行不通时使用：我们会先核实您的身份',
    serviceClosed:
      '登录前无法在此联系客服。请找当初给您授权码的人联系我们：确认是您本人后，工作人员可以创建一个链接，供您设置新密码。',
    serviceDemo: '在此演示中，登录前无法联系客服。启动演示的人可以给您一个设置新密码的链接。',
    pause: '之后提现和兑换暂停 {hours, number} 小时',
    payPassword:
      '交易密码保持不变。如果您也忘记了交易密码，经工作人员批准后，可在 {days, number} 天后重新设置。',
    mailLead:
      '我们会向您账户已确认的邮箱发送一个链接，{minutes, number} 分钟内有效，只能使用一次。',
    mailSubmit: '发送链接',
    mailSent: '请查看邮箱',
    mailSentText:
      '如果存在名为 {username} 的账户且其邮箱已确认，链接正发往该邮箱。可能需要几分钟，请同时查看垃圾邮件文件夹。',
  },
  email: {
    title: '邮箱',
    done: '邮箱已确认',
    doneText: '如果您忘记登录密码，我们可以向此邮箱发送设置新密码的链接。',
    confirmed: '邮箱已确认',
    unconfirmed: '尚未确认。确认之前，如果您忘记登录密码，我们无法向此邮箱发送链接。',
    again: '重新发送链接',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
