import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: '金額為零。請輸入較大的金額。',
    payout_above_available: '金額超過可用餘額。請輸入較小的金額。',
    payout_fee_changed: '提領手續費在您查看後有變。請查看新的手續費後重新申請。',
    payout_card_missing: '尚未綁定卡片或錢包地址。請先綁定。',
    payout_method_gone: '您的卡片或錢包地址所用的提領方式已不再提供。請另行綁定。',
    payout_pay_password_missing: '尚未設定交易密碼。請先設定。',
    payout_pay_password_disabled:
      '交易密碼連續輸錯 {triesToDisable, number} 次已停用。請申請新的交易密碼。',
    payout_startup_not_returned: '您有現在可以歸還的啟動資金。請歸還，您不需另外出錢。',
    payout_card_new: '卡片或錢包地址已更換。提領暫停 {waitHours, number} 小時。',
    payout_pay_password_reset: '忘記的交易密碼已重設。提領暫停 {waitHours, number} 小時。',
    payout_contact_changed: '電子郵件或電話已變更。提領暫停 {waitHours, number} 小時。',
    payout_password_reset: '您的登入密碼已被重設。提領暫停 {waitHours, number} 小時。',
    payout_objected:
      '您對重設的登入密碼提出了異議。在兩名工作人員查核完畢之前，提領暫停，您不需支付任何費用。',
    payout_ledger_stopped: '我們自己的帳目檢查發現了不符之處。在工作人員解決之前，資金不會異動。',
    payout_rejected: '工作人員駁回了提領並說明原因。您可以申請由他人覆核。',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: '提領',
    'payout-cancel': '取消提領',
    'startup-return': '歸還啟動資金',
    card: '綁定或更換卡片或錢包地址',
    contact: '變更電子郵件或電話',
    exchange: '兌換',
    'exchange-confirm': '確認承兌商已向您付款',
    'exchange-cancel': '取消兌換',
    put: '在計畫投入金額',
    'plan-stop': '停止計畫',
    follow: '跟隨操作者',
    vip: '購買 VIP',
    'pay-password': '變更交易密碼本身',
    passkey: '新增密碼金鑰',
    'personal-data': '下載您的資料',
    unlock: '解鎖 App（如果設定了離開時鎖定）',
  },
};
