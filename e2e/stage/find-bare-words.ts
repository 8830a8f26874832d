import type { Page } from '@playwright/test';
import { markers } from '../../tools/build/pseudo-words.ts';

/** Records every text that the server sends to a page; returns a function that lists them. */
export function gatherTexts(page: Page): () => Promise<string[]> {
  const texts = new Set<string>();
  const underway = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const bodies = response
      .json()
      .then((data: unknown) => gather(data, texts))
      .catch(() => {})
      .finally(() => underway.delete(bodies));
    underway.add(bodies);
  });
  return async () => {
    await Promise.all(underway);
    return [...texts];
  };
}

function gather(data: unknown, texts: Set<string>): void {
  // A lower-case word is the name of a state or a kind, which the app has to translate.
  if (typeof data === 'string' && !/^[a-z][A-Za-z_-]*$/.test(data)) texts.add(data);
  else if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) gather(value, texts);
  }
}

/**
 * Words on the page that are neither marked, and so could not be translated, nor the server's. A
 * server text may appear in pieces, and what `Intl` formats (dates, units) is no text of ours.
 */
export function findBareWords(page: Page, served: readonly string[]): Promise<string[]> {
  const input = { served, begin: markers.begin, end: markers.end };
  return page.evaluate(({ served: texts, begin, end }) => {
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
    const places = texts.filter((text) => /^[A-Z]{2}$/.test(text)).map((code) => regions.of(code));
    const servedText = [...texts, ...places].join('\n');
    const bareWords = new Set<string>();
    const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
    const day = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
    const ofIntl = new RegExp(`\\b((${month}|${day})[a-z]*|AM|PM|UTC|at|Today|Yesterday)\\b`, 'g');
    // A long hash or number of the server's, of which the page shows both ends.
    const isShortened = (text: string) => {
      const [head, tail, ...furtherParts] = text.split(/…\u2060?/);
      if (!head || !tail || furtherParts.length > 0) return false;
      return texts.some((servedPart) => servedPart.startsWith(head) && servedPart.endsWith(tail));
    };
    const check = (text: string, where: string) => {
      // A list is joined by Intl, too.
      const pieces = text.replaceAll(ofIntl, '').split(/[,:·]|\band\b/);
      const isKnown = (piece: string) =>
        !/\p{L}{2}/u.test(piece) || servedText.includes(piece.trim()) || isShortened(piece.trim());
      if (servedText.includes(text.trim()) || pieces.every(isKnown)) return;
      bareWords.add(`bare words ${where}: ${text.trim().slice(0, 60)}`);
    };
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || /^(NO)?SCRIPT$|^STYLE$/.test(holder.tagName)) continue;
      let outside = '';
      for (const sign of node.nodeValue ?? '') {
        if (sign === begin) depth += 1;
        else if (sign === end) depth -= 1;
        else if (depth === 0) outside += sign;
      }
      check(outside, holder.tagName.toLowerCase());
    }
    const named = ['aria-label', 'placeholder', 'alt', 'title'];
    for (const element of document.querySelectorAll(
      '[aria-label], [placeholder], [alt], [title]',
    )) {
      for (const name of named) {
        const text = element.getAttribute(name) ?? '';
        if (!text.includes(begin)) check(text, name);
      }
    }
    return [...bareWords];
  }, input);
}
