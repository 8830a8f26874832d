import type { Words } from '../words.ts';

/** Terms that are the same in every language. */
export const any: Words = {
  rate: '%|apr|apy',
  gain: 'roi|passive income',
  money: 'usdt|usdc|btc|eth|bitcoin|trc20|erc20|crypto|usd|eur|sim|$|€',
  outside: `
    telegram|telegramm|t me|tg group|whatsapp|whats app|watsapp|wa me|wechat|weixin|viber|zalo|kakaotalk
    kakao talk|skype|discord|snapchat|line id|line account|lineid|qq group|gmail|hotmail|outlook com
    protonmail|icloud com|viber|imo app|bit ly|tinyurl|dot com|www|https`,
  social: 'facebook|messenger|instagram|tiktok|twitter|signal|line|qq|insta|fb|tg',
  secret: 'otp|pin|pin code|2fa|cvv|cvc|password|passcode|seed phrase|private key',
  remote: `
    anydesk|any desk|teamviewer|team viewer|rustdesk|ultraviewer|quicksupport|airdroid|logmein
    remote desktop|apk`,
};
