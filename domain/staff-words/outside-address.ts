import { plainLetter } from './look-alikes.ts';

/* Finds outside addresses: sites, mailboxes and handles. The top-level domains are those in use,
   not all that exist, since many are words too. */

const plain = (text: string): string => [...text].map(plainLetter).join('');

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(plain));

const endings = listOf(
  'com net org info biz io co app dev xyz top vip cc online site shop store live pro club icu' +
    ' cloud link page website tech space fun fund finance money bank cash support help services' +
    ' world life' +
    ' team ltd group asia eu uk de fr es pt br ru su ua jp kr cn tw hk sg th vn my id ph ch nl' +
    ' ai tv gg im ly gl tk ml ga cf gq ws mobi' +
    ' name wang work win bet loan red blue ink click buzz' +
    ' one plus рф 中国 公司',
);

/**
 * Top-level domains that are also words: after a full stop without a space they may begin a
 * sentence.
 */
const words = listOf(
  'my id im one plus work win red blue click name help support page link live life team group' +
    ' bank cash money fund shop store space fun top pro world info app es de th is it so' +
    ' to me in no at',
);
const wordsOnly = listOf('is it so to me in no at be us am do');

/** These are unambiguous even with spaces. */
const plainly = listOf('com net org xyz vip');

const scheme = /h(?:tt|xx)ps?\s?:|(?<![a-z])www\s?\./;
const handle =
  /@\s?[\p{L}\d_.-]{0,40}\p{L}|(?<![\p{L}\d])[([{]\s?(?:at|arroba|arobase|ат)\s?[)\]}]/u;
const dots = 'dot|punkt|punto|point|ponto|точка|chấm|ドット|点|닷|점|จุด|ดอท'
  .split('|')
  .map(plain)
  .join('|');
const dotWord = new RegExp(`[([{\\s]\\s?(?:${dots})\\s?[)\\]}\\s]\\s?([a-z]{2,4})(?![a-z])`, 'gu');
const ending = /(\s?)[.。](\s?)([\p{L}]{2,8})(?![\p{L}\d])/gu;
const label = /[\p{L}\d][\p{L}\d.-]*$/u;
const shortHosts = listOf('t.me x.com g.co m.me wa.me');

/** A text without the addresses at these hosts and their subdomains. */
export const withoutHosts = (text: string, hosts: readonly string[]): string =>
  hosts.reduce((rest, host) => {
    const name = host.replace(/[^a-z0-9-]/g, (sign) => `\\${sign}`);
    const address = `(?:https://)?(?:[a-z0-9-]{1,63}\\.){0,4}${name}(?:/[^\\s]{0,200})?`;

    return rest.replace(
      new RegExp(`(?<![\\p{L}\\d.@-])${address}(?![\\p{L}\\d@-]|\\.[\\p{L}\\d])`, 'giu'),
      ' ',
    );
  }, text);

/** The outside address in a text, or null. */
export function outsideAddress(text: string): string | null {
  const folded = [...text].map((char) => (/\p{L}/u.test(char) ? plainLetter(char) : char)).join('');
  const host = hostIn(folded, text);
  if (host) return host;

  const lowerText = text.toLowerCase();
  const match = handle.exec(lowerText) ?? scheme.exec(lowerText);

  return match?.[0] ?? null;
}

function hostIn(folded: string, text: string): string | null {
  for (const [whole, end = ''] of folded.matchAll(dotWord)) {
    if (plainly.has(end)) return whole.trim();
  }

  for (const match of folded.matchAll(ending)) {
    const [whole, before = '', after = '', end = ''] = match;
    const [name] = label.exec(folded.slice(Math.max(0, match.index - 70), match.index)) ?? [];
    if (!name) continue;

    const to = match.index + whole.length;
    // Folding may turn one letter into two, so capitals are only looked up where lengths agree.
    const isCapital = folded.length === text.length && /\p{Lu}/u.test(text.charAt(to - end.length));
    const around = {
      isSpaced: before + after !== '',
      isPath: folded.charAt(to) === '/',
      isCapital,
    };

    if (isSite(`${name}.${end}`, end, around)) {
      return text.slice(Math.max(0, match.index - name.length), to);
    }
  }

  return null;
}

interface Around {
  readonly isSpaced: boolean;
  readonly isPath: boolean;
  readonly isCapital: boolean;
}

function isSite(site: string, end: string, { isSpaced, isPath, isCapital }: Around): boolean {
  if (isSpaced) return plainly.has(end) && !isCapital;
  if (shortHosts.has(site)) return true;
  if (isPath) return endings.has(end) || words.has(end) || wordsOnly.has(end);
  if (site.length - end.length - 1 < 2) return false;
  if (words.has(end)) return !isCapital && /[a-z]/.test(site);

  return endings.has(end);
}
