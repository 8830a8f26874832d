/** Fewer digits suffice where they are called an account. */
export const namedNumber =
  /(?:account|acct|konto|cuenta|compte|conta|iban|сч[её]т|карт[аыу]|[账帳][号號户戶]|卡[号號]|口座|계좌|tài khoản|บัญชี)[^\d\n]{0,20}\d{5,}/iu;
