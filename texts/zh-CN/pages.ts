import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: '请在浏览器中启用 JavaScript，以使用此应用。',
  ad: {
    linkInvalid: '该链接无效。',
    adMissing: '找不到该广告。',
    later: '请稍后重试。',
  },
  merchantKey: {
    title: '回传密钥',
    heading: '您的回传密钥',
    lead: '该链接会显示一个用于签名回传的新密钥。链接只能使用一次，并且需要另行告知您的口令。平台工作人员看不到密钥。',
    word: '口令',
    show: '显示密钥（仅一次）',
    shownFor: '商家：{merchant}。请立即保存，之后无法再次显示。',
    address: '订单上报地址',
    keyId: '密钥 ID',
    secret: '密钥内容',
    invalid:
      '该链接已失效，或口令与链接不符。请向平台索取新的链接。如果您从未打开过该链接，请告知平台：可能已被他人打开。',
    tooMany: '尝试次数过多。请稍等片刻，再打开链接。',
  },
  personalData: {
    about: '截至 {time}，{network} 掌握的关于合作伙伴 {partner} 的全部资料。',
    data: '{folder}：每类资料一个 JSON 文件。金额以货币单位的百万分之一计，时间为 UTC。不含密码和密钥；对于密码，我们只保存哈希值。',
    openCards: '{file} 包含您的银行卡和钱包地址信息。',
    closedCards: '银行卡和钱包地址只列出末尾的字符。',
    images: '{folder}：您上传的图片。',
    check: '您可以用对账单的校验文件核查钱包记录。',
  },
};
