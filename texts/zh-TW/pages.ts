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
  needsScript: '請在瀏覽器中啟用 JavaScript，以使用此應用程式。',
  ad: {
    linkInvalid: '此連結無效。',
    adMissing: '找不到此廣告。',
    later: '請稍後再試。',
  },
  merchantKey: {
    title: '回傳金鑰',
    heading: '您的回傳金鑰',
    lead: '此連結會顯示一組用於回傳簽章的新金鑰。連結只能使用一次，且需要另行告知您的通關密語。平台工作人員看不到金鑰。',
    word: '通關密語',
    show: '顯示金鑰（僅一次）',
    shownFor: '商家：{merchant}。請立即儲存，之後無法再次顯示。',
    address: '訂單回報網址',
    keyId: '金鑰 ID',
    secret: '金鑰內容',
    invalid:
      '此連結已失效，或通關密語與連結不符。請向平台索取新的連結。若您從未開啟過此連結，請告知平台：可能已遭他人開啟。',
    tooMany: '嘗試次數過多。請稍候片刻，再開啟連結。',
  },
  personalData: {
    about: '截至 {time}，{network} 掌握的關於合作夥伴 {partner} 的全部資料。',
    data: '{folder}：每類資料一個 JSON 檔案。金額以貨幣單位的百萬分之一計，時間為 UTC。不含密碼與金鑰；密碼部分，我們只儲存雜湊值。',
    openCards: '{file} 包含您的卡片與錢包地址資料。',
    closedCards: '卡片與錢包地址只列出末幾碼。',
    images: '{folder}：您上傳的圖片。',
    check: '您可以用對帳單的驗證檔查核錢包紀錄。',
  },
};
