const narrow = /[\s.,:;'’|!()\-·]/;
const capital = /\p{Lu}/u;
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;
/** Hardly any small letter is narrow. */
const cyrillic = /[а-яё]/;
const combining = /\p{M}/u;
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uff00-\uffef]/;

/**
 * The estimated width of a text in em, rather too wide than too narrow. The style sheet divides the
 * available room by it, so that a long amount shrinks before it is painted and nothing has to be
 * measured.
 */
export function textWidth(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (combining.test(letter)) continue;
    if (wide.test(letter)) ems += 1;
    else if (narrow.test(letter)) ems += 0.32;
    else if (cyrillic.test(letter)) ems += 0.78;
    else ems += capital.test(letter) ? 0.74 : 0.62;
  }
  return Math.round(ems * 100) / 100;
}

/** The widest unbreakable part; scripts without spaces break nearly anywhere. */
export function widestWord(text: string): number {
  const widths = text
    .split(/[\s-]+/)
    .map((word) => (unspaced.test(word) ? Math.min(4, textWidth(word)) : textWidth(word)));
  return Math.max(1, ...widths);
}
