import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: '通行密钥',
    lead: '用指纹、面容或屏幕锁登录，无需输入密码。通行密钥只在这里有效，假网站骗不走。',
    add: '添加通行密钥',
    none: {
      hostApp: '通行密钥无法在其他应用内使用。如需添加，请在浏览器中打开此页面。',
      address:
        '通行密钥只能在用域名打开的页面上使用，而此页面的地址是 {host}。如需添加，请用域名打开。',
      unencrypted: '通行密钥需要加密连接。如需添加，请通过 https 打开此页面。',
      browser: '此浏览器不支持通行密钥。如需添加，请使用其他浏览器。',
    },
    addText: '请先输入登录密码，防止他人仅凭您的手机添加。',
    added: '通行密钥已添加',
    made: '添加于 {date}',
    used: '上次使用：{date}',
    unused: '尚未使用',
    synced: '在您的设备间同步',
    name: '名称',
    save: '保存名称',
    saved: '名称已保存',
    edit: '编辑 {name}',
    end: '移除通行密钥',
    endTitle: '移除“{name}”？',
    endText: '移除后无法再用它登录。请同时在设备的密码管理器中删除。',
    ended: '通行密钥已移除',
    failed: '设备没有创建通行密钥，未作任何更改。',
    exists: '此设备已有您账户的通行密钥。',
    offer: '下次登录更快',
    offerText: '使用通行密钥后，在此设备上可用指纹、面容或屏幕锁代替输入密码。',
    later: '以后再说',
    forgot: '忘记密码？使用通行密钥',
    setLead:
      '用通行密钥代替当前密码进行确认。包括本机在内的所有设备都会退出登录，只有在此之前最近使用的设备仍可查看并提出异议。为保障账户安全，提现和兑换暂停 {hours, number} 小时。',
    setSubmit: '用通行密钥设置',
    setOld: '使用当前密码',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
