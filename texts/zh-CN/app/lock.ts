import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: '已锁定',
    text: '当前登录账户：{name}。',
    digits: '您的交易密码',
    submit: '解锁',
    passkey: '用通行密钥解锁',
    offline:
      '您已离线。只有我们的服务器能确认是您本人，因此在恢复网络之前 App 保持锁定。您也可以退出登录。',
    none: '您尚未设置解锁方式。请退出登录，再用密码重新登录。',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
