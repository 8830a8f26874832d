import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: '金额为零。请输入更大的金额。',
    payout_above_available: '金额超过可用余额。请输入更小的金额。',
    payout_fee_changed: '提现手续费在您查看后有变。请查看新的手续费后重新申请。',
    payout_card_missing: '尚未绑定银行卡或钱包地址。请先绑定。',
    payout_method_gone: '您的银行卡或钱包地址所用的提现方式已不再提供。请另行绑定。',
    payout_pay_password_missing: '尚未设置交易密码。请先设置。',
    payout_pay_password_disabled:
      '交易密码连续输错 {triesToDisable, number} 次已停用。请申请新的交易密码。',
    payout_startup_not_returned: '您有现在可以归还的启动资金。请归还，您无需另外出钱。',
    payout_card_new: '银行卡或钱包地址已更换。提现暂停 {waitHours, number} 小时。',
    payout_pay_password_reset: '忘记的交易密码已重置。提现暂停 {waitHours, number} 小时。',
    payout_contact_changed: '邮箱或电话已更改。提现暂停 {waitHours, number} 小时。',
    payout_password_reset: '您的登录密码已被重置。提现暂停 {waitHours, number} 小时。',
    payout_objected:
      '您对重置的登录密码提出了异议。在两名工作人员核查完毕之前，提现暂停，您无需支付任何费用。',
    payout_ledger_stopped: '我们自己的账目检查发现了不符之处。在工作人员解决之前，资金不会变动。',
    payout_rejected: '工作人员驳回了提现并说明原因。您可以申请由他人复核。',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: '提现',
    'payout-cancel': '取消提现',
    'startup-return': '归还启动资金',
    card: '绑定或更换银行卡或钱包地址',
    contact: '更改邮箱或电话',
    exchange: '兑换',
    'exchange-confirm': '确认承兑商已向您付款',
    'exchange-cancel': '取消兑换',
    put: '向计划投入金额',
    'plan-stop': '停止计划',
    follow: '跟随操作者',
    vip: '购买 VIP',
    'pay-password': '修改交易密码本身',
    passkey: '添加通行密钥',
    'personal-data': '下载您的资料',
    unlock: '解锁 App（如果设置了离开时锁定）',
  },
};
