/*
 * Whether a text asks for a password, a PIN or a code that only its owner may know, in the
 * languages of the product. A clause asks for it when it has a word for the secret and one for
 * handing it over. To change, set or forget one is nobody's secret told, and who says that nobody
 * asks for it warns.
 */
interface Words {
  readonly secret: RegExp;
  readonly tell: RegExp;
  readonly never: RegExp;
}

const words = (secret: string, tell: string, never: string): Words => {
  // Written as texts are after they were made alike.
  const of = (text: string) => new RegExp(text.normalize('NFKC'), 'iu');
  return { secret: of(secret), tell: of(tell), never: of(never) };
};

const languages: readonly Words[] = [
  // English.
  words(
    '\\b(?:pass ?words?|pass ?codes?|passphrase|pins?|pin codes?|seed (?:phrase|words)|recovery phrase|private key|(?:one[- ]time|verification|security|sms|login) codes?|otp)\\b',
    "\\b(?:send|tell|give|share|provide|text|e-?mail|message|reply|forward|submit|type|write|let (?:me|us)|dictate|read out|disclose|reveal|hand over|confirm)\\b|\\b(?:i|we) (?:need|require|want)\\b|\\bwhat(?: is|'s|’s)\\b|^(?:your )?[\\w ]{0,20}\\?$",
    "\\b(?:never|nobody|no one|not|don't|don’t|won't|without|nor)\\b",
  ),
  // German, with its umlauts folded.
  words(
    'pass ?w[oö]rt\\w*|kennw[oö]rt\\w*|(?<![a-z])pins?(?![a-z])|(?:sicherheits|bestatigungs|sms-?|einmal)-?code\\w*|(?<![a-z])tans?(?![a-z])|seed-?phrase',
    '\\b(?:sende\\w*|schick\\w*|sag\\w*|nenn\\w*|gib|geben sie|teil\\w* .{0,30}mit|mitteil\\w*|schreib\\w*|verrat\\w*|ubermittel\\w*|brauche\\w*|benotig\\w*|bestatig\\w*|wie lautet|was ist|antworte\\w*)\\b',
    '\\b(?:nie|niemals|niemand\\w*|nicht|kein\\w*|ohne)\\b',
  ),
  // Spanish.
  words(
    'contrasena|\\b(?:clave|pin|codigo de (?:verificacion|seguridad)|codigo sms)\\b|frase (?:semilla|de recuperacion)',
    '\\b(?:envi\\w*|diga\\w*|dime|digan\\w*|mand\\w*|comparta\\w*|comparte|facilit\\w*|proporcion\\w*|escrib\\w*|necesit\\w*|confirm\\w*|cual es|responda)\\b',
    '\\b(?:nunca|nadie|jamas|no|sin|ni)\\b',
  ),
  // French.
  words(
    'mots? de passe|\\bcode (?:pin|secret|de (?:verification|securite)|sms|confidentiel)\\b|\\bpin\\b|phrase de recuperation',
    '\\b(?:envoy\\w*|donn\\w*|dites|communiqu\\w*|transm\\w*|partag\\w*|ecriv\\w*|fourni\\w*|confirm\\w*|indiqu\\w*|quel est|besoin)\\b',
    '\\b(?:jamais|personne|ne|pas|sans|aucun\\w*|ni)\\b',
  ),
  // Portuguese.
  words(
    '\\b(?:senha|palavra-?passe|pin|codigo (?:de verificacao|de seguranca|sms))\\b|frase de recuperacao',
    '\\b(?:envi\\w*|dig\\w*|mand\\w*|inform\\w*|compartilh\\w*|partilh\\w*|fornec\\w*|escrev\\w*|precis\\w*|confirm\\w*|qual e|pass[ea](?:-nos|-me)?)\\b',
    '\\b(?:nunca|ninguem|jamais|nao|sem|nem)\\b',
  ),
  // Russian.
  words(
    'парол|пин-?код|(?<!\\p{L})пин(?!\\p{L})|код (?:из смс|подтвержд|безопасн)|смс-?код|сид-?фраз',
    'отправ|пришл|скаж|сообщ|назов|назыв|напиш|дайте|предостав|подтверд|переда|нужен ваш|какой у вас|укаж',
    'никогда|никто|никому|(?<!\\p{L})(?:не|ни|без)(?!\\p{L})',
  ),
  // Vietnamese, with its marks folded.
  words(
    'mat khau|ma pin|ma (?:otp|xac (?:minh|nhan|thuc))|\\botp\\b|cum tu khoi phuc',
    '\\b(?:gui|cho (?:toi|chung toi|biet)|cung cap|noi|nhan|chia se|doc|can|xac nhan|la gi)\\b',
    '\\b(?:khong|dung|chang)\\b',
  ),
  // Chinese.
  words(
    '密码|密碼|口令|验证码|驗證碼|助记词|助記詞|PIN码|PIN碼',
    '发(?:给|送|来)|發(?:給|送|來)|告诉|告訴|提供|给我|給我|说一下|報上|报一下|回复|回覆|需要您|需要你|写给|是什么|是什麼|是多少',
    '不要|不会|不會|绝不|絕不|从不|從不|无需|無需|勿|没有人|沒有人|没人|沒人|别|別',
  ),
  // Japanese.
  words(
    'パスワード|暗証番号|認証コード|確認コード|ワンタイム|リカバリーフレーズ',
    '教えて|送って|送信して|お知らせ|お伝え|共有して|返信して|ご提供|提示して|書いて|記入して(?:返信|送)|必要です',
    'ません|決して|ないで|不要',
  ),
  // Korean.
  words(
    '비밀번호|암호|인증 ?번호|인증 ?코드|핀 ?번호|보안 ?코드|복구 ?문구',
    '보내|알려|말씀해|말해|전달|공유해|제공해|회신|적어|필요합니다|주세요',
    '않습니다|없습니다|마세요|마십시오|절대|변경해|바꿔|바꾸|설정해',
  ),
  // Thai.
  words(
    'รหัสผ่าน|รหัส ?pin|รหัสพิน|รหัส ?otp|รหัสยืนยัน|พาสเวิร์ด|วลีกู้คืน',
    'ส่ง|บอก|แจ้ง|ให้เรา|ให้ผม|ให้ดิฉัน|แชร์|ตอบกลับ|พิมพ์|ขอ(?:ทราบ|รหัส)|ต้องการ',
    'ไม่เคย|ไม่มีใคร|ไม่ขอ|ไม่ต้อง|อย่า|ห้าม|ไม่ถาม',
  ),
];

/** What one does with a secret without telling it to anyone. */
const ownBusiness =
  /\b(?:changed?|reset|set|forgot(?:ten)?|choose|replaced?|protects?)\b|ander|zuruck|vergess|festleg|cambi|restablec|olvid|chang(?:er|ez)|reinitialis|oubli|alter|redefin|esquec|trocar|измен|смен|сброс|забыл|\bdoi\b|dat lai|quen|修改|更改|重置|忘记|忘記|更換|更换|变更|變更|変更|再設定|忘れ|변경|재설정|잊|เปลี่ยน|ตั้งใหม่|ลืม/iu;

export function asksForPassword(text: string): boolean {
  const clauses = text.split(/(?<=[.!?,;:])\s+|(?<=[。！？，；：])|\n+/u);
  return languages.some(({ secret, tell, never }) =>
    clauses.some(
      (clause) =>
        secret.test(clause) &&
        tell.test(clause) &&
        !never.test(clause) &&
        !ownBusiness.test(clause.replace(secret, '')),
    ),
  );
}
