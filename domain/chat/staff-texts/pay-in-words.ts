/*
 * Whether a text asks for money to be paid in, in the languages of the product. A sentence asks for
 * it when it has a word of paying and a word of demanding, and the text a word of money. What says
 * that nobody has to pay is taken out first; "if you do not pay" says the contrary and stays.
 */
interface Words {
  readonly pay: RegExp;
  readonly money: RegExp;
  readonly demand: RegExp;
  /** A clause with it warns of paying, and asks for nothing, */
  readonly nobody: RegExp;
  /** unless it is a threat. */
  readonly threat: RegExp;
}

const words = (
  pay: string,
  money: string,
  demand: string,
  nobody: string,
  threat: string,
): Words => {
  // Written as texts are after they were made alike.
  const of = (text: string) => new RegExp(text.normalize('NFKC'), 'iu');
  return {
    pay: of(pay),
    money: of(money),
    demand: of(demand),
    nobody: of(nobody),
    threat: of(threat),
  };
};

const anyMoney =
  '\\busdt\\b|\\bbtc\\b|\\beth\\b|[$€£¥₩฿₫₽]\\s?\\d|\\d\\s?(?:[$€£¥₩฿₫₽]|sim\\b|usd\\b|eur\\b)';

const languages: readonly Words[] = [
  // English.
  words(
    '\\b(?:pay|prepay|repay|transfer|remit|wire|recharge|top[ -]?up|send|(?:make|complete) (?:a|the|an)[ \\w]{0,20}(?:payment|deposit|transfer)|(?:to|must|please|and|you|should|first|kindly|then) deposit|deposit (?:(?=\\d)|the|another|an?\\b|at least|more|additional|some)|settle (?:it|the|this|your)|add funds|fund (?:your|the)|deposit of|put in)\\b',
    `\\b(?:top[ -]?up|recharge|wire|remit|money|funds?|amount|fees?|tax(?:es)?|margin|deposit|bond|guarantee|crypto|coins?|dollars?|euros?|cash|insurance|premium|balance|percent)\\b|\\b(?:pay|send|transfer|deposit|wire|put|remit)(?: in)?(?: another| at least| just| only)? \\d|%|${anyMoney}`,
    '\\b(?:please|kindly|must|need|have to|has to|should|first|before|required|requires?|in order|so that|otherwise|unless|now|today|immediately|at once|within|until|unlock|release|unfreeze|activat\\w*|upgrade|restore|withdraw(?:al)?|clear|verify|only after|once you|if you|needs?|to (?:the|this|our|my)(?: following)?(?: bank)? (?:account|agent|wallet|card|address))\\b',
    "\\b(?:nobody|no one|never|not|no need|nothing|without)\\b.{0,30}\\b(?:ask|pay|deposit|transfer|send|charge)|(?:don't|won't|doesn't|needn't)\\b.{0,20}\\b(?:ask|pay|deposit|transfer|send)",
    "\\b(?:if|unless|until|otherwise|cannot|can't|or (?:else|you))\\b",
  ),
  // German, with its umlauts folded.
  words(
    '(?<![a-z])(?:be|ein|nach|an|voraus)?(?:zu)?zahl(?:en|e|t|ung(?: von)?)(?![a-z])|uberweis(?:en|ung|t|e)|(?<![a-z])(?:sende|schick|transferier)|aufladen|aufzuladen|laden .{0,60} auf|begleich|hinterleg|entricht',
    `aufladen|aufzuladen|\\b(?:geld|betrag\\w*|gebuhr\\w*|\\w*steuer\\w*|kaution\\w*|summe\\w*|sicherheit\\w*|krypto\\w*|euro|guthaben)\\b|%|${anyMoney}`,
    '\\b(?:bitte|mussen|muss|zuerst|zunachst|bevor|erst|vorher|sofort|heute|umgehend|damit|sonst|innerhalb|freigeschaltet|freizuschalten|freischalt\\w*|freigabe|freigegeben|freizugeben|entsperr\\w*|aktivier\\w*|auszahlung|notig|erforderlich)\\b',
    '\\b(?:nie|niemals|niemand|nicht|kein\\w*|ohne|nichts)\\b',
    '\\b(?:wenn|falls|solange|bevor|erst|sonst|bis)\\b',
  ),
  // Spanish.
  words(
    '\\b(?:pag(?:ar|ue|a|uen)|deposit(?:ar|e|a|en)|transf(?:erir|iera|ieras|erencia)|envi(?:ar|e|a|en)|recarg(?:ar|ue|a)|ingres(?:ar|e)|abon(?:ar|e))\\b',
    `recarg|\\b(?:dinero|fondos|importe|monto|tasas?|impuestos?|comision|fianza|deposito|garantia|euros|dolares|cantidad|saldo)\\b|%|${anyMoney}`,
    '\\b(?:por favor|debe|debes|tiene que|tienes que|necesita|necesitas|primero|antes|ahora|hoy|inmediat\\w*|liberar|desbloque\\w*|retir\\w*|activar|recib\\w*|de lo contrario|obligatorio|solo despues)\\b',
    '\\b(?:nunca|nadie|jamas|no|sin|nada)\\b',
    '\\b(?:si|hasta|menos que|antes|contrario)\\b',
  ),
  // French.
  words(
    '\\b(?:pay(?:er|ez)|pai(?:er|ement)|vers(?:er|ez)|transfer(?:er|ez)|vir(?:er|ez|ement)|envoy(?:er|ez)|depos(?:er|ez)|recharg(?:er|ez)|regl(?:er|ez)|acquitter)\\b',
    `recharg|\\b(?:argent|fonds|montant|frais|taxes?|impots?|caution|depot|garantie|somme|euros|solde)\\b|%|${anyMoney}`,
    "\\b(?:veuillez|svp|s'il vous|s’il vous|devez|faut|d'abord|d’abord|avant|maintenant|aujourd\\w*|immediat\\w*|debloquer|liberer|retirer|retrait|activer|recevoir|sinon|necessaire|afin)\\b",
    '\\b(?:jamais|personne|ne|pas|sans|rien|aucun\\w*)\\b',
    '\\b(?:si|sinon|tant|avant|sauf|jusqu)',
  ),
  // Portuguese.
  words(
    '\\b(?:pag(?:ar|ue|a|amento)|deposit(?:ar|e|a)|transf(?:erir|ira|erencia)|envi(?:ar|e|a)|recarreg(?:ar|ue)|pix)\\b',
    `recarreg|\\bpix\\b|\\b(?:dinheiro|fundos|valor|quantia|taxas?|impostos?|caucao|deposito|garantia|reais|euros|saldo)\\b|%|${anyMoney}`,
    '\\b(?:por favor|deve|precisa|tem de|tem que|primeiro|antes|agora|hoje|imediat\\w*|liberar|libertar|desbloque\\w*|sacar|saque|ativar|receber|retirar|levantar|caso contrario|necessario|obrigatorio)\\b',
    '\\b(?:nunca|ninguem|jamais|nao|sem|nada)\\b',
    '\\b(?:se|caso|ate|antes|contrario)\\b',
  ),
  // Russian.
  words(
    'оплат|заплат|внес(?:и|т|ите)|внести|переве(?:д|ст)|перечисл|отправ(?:ь|и)|пополн|уплат',
    `пополн|деньг|денег|средств|сумм|комисси|налог|залог|депозит|взнос|рубл|сбор|страхов|баланс|%|${anyMoney}`,
    'пожалуйста|должн|нужно|необходимо|сначала|прежде|перед|сейчас|сегодня|срочно|немедленно|чтобы|иначе|разблок|разморо|вывод|вывести|активац|активир|в течение|требуется|обязательн',
    'никогда|никто|\\bне\\b|не нужно|не просим|без |ничего|(?<!\\p{L})не(?!\\p{L})',
    'если|пока|иначе|без оплат',
  ),
  // Vietnamese, with its marks folded.
  words(
    '\\b(?:nap|chuyen khoan|chuyen tien|chuyen|thanh toan|dong|tra|gui|nop)\\b',
    `\\b(?:nap|tien|phi|thue|dong|coc|quy|so du|khoan)\\b|%|${anyMoney}`,
    '\\b(?:vui long|hay|phai|can|truoc|ngay|hom nay|de mo|de rut|de giai|de nhan|de kich|neu khong|trong vong|bat buoc)\\b',
    '\\b(?:khong bao gio|khong ai|khong phai|khong can|khong yeu cau|khong hoi|dung)\\b',
    '\\b(?:neu|cho den khi|truoc khi)\\b',
  ),
  // Chinese.
  words(
    '支付|付款|付清|缴|繳|充值|儲值|储值|汇款|匯款|转账|轉帳|转帐|轉賬|打款|存入|入金|汇入|匯入|转入|轉入|先付|交(?:一|保|押|税|稅|费|費|手)',
    `充值|储值|儲值|钱|錢|款|金|费|費|税|稅|元|币|幣|额|額|${anyMoney}`,
    '请|請|需|必须|必須|先|才能|才可|立即|马上|馬上|今天|今日|否则|否則|解冻|解凍|解锁|解鎖|提现|提現|释放|釋放|激活|啟用|启用|务必|務必|之前',
    '不要|不会|不會|绝不|絕不|从不|從不|无需|無需|不需|不必|不用|没有人|沒有人|没人|沒人|勿|不收',
    '如果|若|除非|否则|否則|不然|才能|才可',
  ),
  // Japanese.
  words(
    '支払|お支払|振り?込|送金|入金|チャージ|払って|払い込|納付|納め',
    `チャージ|金|料|税|費|円|額|${anyMoney}`,
    'ください|下さい|必要|なければ|しないと|まず|先に|すぐに|至急|ないと|ために|には|願います|お願い|解除|いただく|までに|本日中',
    'ません|不要|決して|必要はな|しないで',
    'ないと|なければ|場合|までは|出金できません',
  ),
  // Korean.
  words(
    '입금|송금|결제|이체|납부|충전|지불|보내(?:\\s|주|셔|야)',
    `충전|금|비용|세금|돈|원|수수료|자금|${anyMoney}`,
    '주세요|주십시오|하셔야|해야|필요|먼저|우선|즉시|오늘 중|위해|위하여|해제|하려면|바랍니다|않으면|부탁|까지',
    '않습니다|없습니다|마세요|마십시오|절대|불필요',
    '않으면|못하면|전까지|해야만',
  ),
  // Thai.
  words(
    'โอน|ชำระ|จ่าย|ฝากเงิน|เติมเงิน|ส่งเงิน|วางเงิน',
    `เงิน|ค่า|ภาษี|บาท|ยอด|มัดจำ|ประกัน|${anyMoney}`,
    'กรุณา|โปรด|ต้อง|ก่อน|ทันที|วันนี้|เพื่อ|ปลดล็อก|ถอน|มิฉะนั้น|ภายใน|จำเป็น',
    'ไม่มีใคร|ไม่เคย|ไม่ต้อง|ไม่ขอ|ไม่เรียก|ห้าม|อย่า|ไม่จำเป็น',
    'ถ้าไม่|หากไม่|จนกว่า|มิฉะนั้น|ถ้า',
  ),
];

/** Latin letters without their marks, so that it does not matter who leaves them out. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss');

/** Words that ask for nothing but to show something. */
const harmlessSending =
  /\b(?:send|enviar|envie|envia|envoyez|envoyer|schicken|senden|sende|gui|отправьте)\b/iu;

/** What one may well ask to be sent. */
const harmlessThing =
  /screenshot|photo|picture|image|receipt|proof|copy|document|foto|bild|beleg|captura|recibo|imagen|reçu|recu|imagem|скриншот|фото|ảnh|anh chup/iu;

export function asksForMoney(text: string): boolean {
  const plain = folded(text);
  return languages.some((language) => asksIn(language, plain));
}

function asksIn({ pay, money, demand, nobody, threat }: Words, text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n+/u).map((sentence) =>
    sentence
      .split(/(?<=[,;:，、；：—])\s*/u)
      .filter((clause) => !(nobody.test(clause) && pay.test(clause) && !threat.test(clause)))
      .join(' '),
  );
  const rest = sentences.join(' ');
  return sentences.some((sentence) => {
    if (!pay.test(sentence) || !demand.test(sentence)) return false;
    const isOnlySending = !pay.test(sentence.replace(harmlessSending, ''));
    if (isOnlySending && harmlessThing.test(sentence)) return false;
    return money.test(isOnlySending ? sentence : rest);
  });
}
