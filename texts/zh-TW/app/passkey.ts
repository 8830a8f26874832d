import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: '密碼金鑰',
    lead: '用指紋、臉部或螢幕鎖定登入，不必輸入密碼。密碼金鑰只在這裡有效，假網站騙不走。',
    add: '新增密碼金鑰',
    none: {
      hostApp: '密碼金鑰無法在其他應用程式內使用。如要新增，請在瀏覽器開啟此頁面。',
      address:
        '密碼金鑰只能在以網域名稱開啟的頁面使用，而此頁面的位址是 {host}。如要新增，請以網域名稱開啟。',
      unencrypted: '密碼金鑰需要加密連線。如要新增，請以 https 開啟此頁面。',
      browser: '此瀏覽器不支援密碼金鑰。如要新增，請使用其他瀏覽器。',
    },
    addText: '請先輸入登入密碼，防止他人只憑您的手機就能新增。',
    added: '已新增密碼金鑰',
    made: '新增於 {date}',
    used: '上次使用：{date}',
    unused: '尚未使用',
    synced: '已在您的裝置間同步',
    name: '名稱',
    save: '儲存名稱',
    saved: '已儲存名稱',
    edit: '編輯 {name}',
    end: '移除密碼金鑰',
    endTitle: '移除「{name}」？',
    endText: '移除後無法再用它登入。請同時在裝置的密碼管理工具中刪除。',
    ended: '已移除密碼金鑰',
    failed: '裝置沒有建立密碼金鑰，未做任何變更。',
    exists: '此裝置已有您帳戶的密碼金鑰。',
    offer: '下次登入更快',
    offerText: '使用密碼金鑰後，在此裝置上可用指紋、臉部或螢幕鎖定代替輸入密碼。',
    later: '稍後再說',
    forgot: '忘記密碼？使用密碼金鑰',
    setLead:
      '用密碼金鑰代替目前的密碼進行確認。包括本機在內的所有裝置都會登出，只有在此之前最近使用的裝置仍可檢視並提出異議。為保障帳戶安全，提領和兌換暫停 {hours, number} 小時。',
    setSubmit: '用密碼金鑰設定',
    setOld: '使用目前的密碼',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
