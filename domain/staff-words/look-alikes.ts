/**
 * One letter for all that look like it. Words of the lists go through the same table, so it does
 * not matter that Russian words come out half Latin.
 */
const rows: Readonly<Record<string, string>> = {
  a: 'аαɑᴀаӑ@Аա',
  b: 'вβʙьᏏƄ',
  c: 'сϲᴄⅽс¢',
  d: 'ԁᴅɖđð',
  e: 'еεᴇєҽ℮ə',
  f: 'ꜰƒғ',
  g: 'ɡɢց',
  h: 'нһʜհћ',
  i: 'іιɪıl|ӏɩʟłӀ',
  j: 'јʝᴊ',
  k: 'кκᴋқ',
  m: 'мᴍ',
  n: 'пηɴոи',
  o: 'оοσᴏօøо',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'гʀгᴦ',
  s: 'ѕꜱʂ',
  t: 'тτᴛ',
  u: 'υᴜսμ',
  v: 'νᴠѵ',
  w: 'ωᴡԝш',
  x: 'хχ×',
  y: 'уγʏү',
  z: 'ᴢʐζ',
};

/** Capitals that look like a letter their lower-case form does not look like. */
const capitals: Readonly<Record<string, string>> = {
  ...{ Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p' },
  ...{ Τ: 't', Υ: 'y', Χ: 'x', Ꭺ: 'a', Ᏼ: 'b', Ꮯ: 'c', Ꭼ: 'e', Ꮋ: 'h', Ꮶ: 'k', Ꮇ: 'm', Ꮲ: 'p' },
  ...{ Ꭲ: 't', Ꮪ: 's', Ꮃ: 'w', Ꮓ: 'z' },
};

/** Traditional and Japanese forms as simplified ones, so that one list of words covers all. */
const hanPairs =
  '滾滚擊击掃扫進进螢萤誰谁螢萤週周紅红燒烧證证証证諾诺保保賺赚穩稳賠赔潤润報报率率獲获資资產产領领現现帳账賬账號号戶户碼码驗验繳缴費费稅税' +
  '稱称匯汇轉转儲储錢钱幣币額额凍冻鎖锁釋释啟启會会員员務务須须請请則则絕绝從从無无沒没發发給给訴诉' +
  '說说復复覆复寫写遠远屏屏幕幕設设備备裝装軟软體体電电話话簡简訊讯聯联絡络繫系係系線线網网點点鏈链' +
  '鍵键連连結结開开啓启間间過过還还這这個个們们為为對对將将來来時时長长動动機机後后單单險险風风詐诈' +
  '騙骗舉举實实際际應应該该擔担負负責责預预約约財财經经濟济貸贷帶带導导師师幫帮協协議议讓让處处理理' +
  '內内萬万億亿兩两數数據据樣样換换傳传送送載载雲云臺台灣湾國国語语訂订購购買买賣卖價价値值壓压歸归' +
  '屬属離离確确認认識识選选擇择條条權权準准備备當当図图済济払払円円営营業业継继続续価价変变';

const table = new Map<string, string>(Object.entries(capitals));
for (const [letter, alike] of Object.entries(rows)) {
  for (const one of alike) table.set(one, letter);
}
const pairs = [...hanPairs];
pairs.forEach((pair, index) => {
  const lookAlike = pairs[index + 1];
  if (index % 2 === 0 && lookAlike) table.set(pair, lookAlike);
});

const asOne: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ё: 'e', й: 'n' };

/** A letter's common form among its look-alikes, in lower case and without marks. */
export function plainLetter(char: string): string {
  const letter = table.get(char);
  if (letter) return letter;

  const small = char.toLowerCase();
  const bare = asOne[small] ?? small.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

  // Korean syllables are decomposed too, and composed again.
  const whole = bare.normalize('NFC');
  return table.get(whole) ?? whole;
}

const digitLetters: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i' },
};

const mixed = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d@$€!|\ue000\ue001]+/gu;

/** Digits and symbols that stand for letters, in words that contain letters too. */
export const withoutDigitLetters = (text: string): string =>
  text.replace(mixed, (word) =>
    /\p{L}/u.test(word)
      ? word.replace(/[\d@$€]|[!|](?=[\p{L}\d])/gu, (sign) => digitLetters[sign] ?? sign)
      : word,
  );
