import type { Page } from '@playwright/test';
import { markers } from '../../tools/build/pseudo-words.ts';

/** Gathers every text that the server sends to a page; asked for, it says which those are. */
export function gatherTexts(page: Page): () => Promise<string[]> {
  const texts = new Set<string>();
  const underway = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const read = response
      .json()
      .then((data: unknown) => gather(data, texts))
      .catch(() => {})
      .finally(() => underway.delete(read));
    underway.add(read);
  });
  return async () => {
    await Promise.all(underway);
    return [...texts];
  };
}

function gather(data: unknown, texts: Set<string>): void {
  if (typeof data === 'string') texts.add(data);
  else if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      texts.add(key);
      gather(value, texts);
    }
  }
}

/**
 * Words on the page that are neither marked, and so could not be translated, nor the server's. A
 * text of the server may stand in pieces, and what `Intl` writes (dates, units) is no word of ours.
 */
export function findBareWords(page: Page, served: readonly string[]): Promise<string[]> {
  const given = { served, begin: markers.begin, end: markers.end };
  return page.evaluate(({ served: texts, begin, end }) => {
    const all = texts.join('\n');
    const found = new Set<string>();
    const month = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
    const day = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';
    const ofIntl = new RegExp(`\\b((${month}|${day})[a-z]*|AM|PM|UTC|at)\\b`, 'g');
    const check = (text: string, where: string) => {
      const words = text.replaceAll(ofIntl, '').trim();
      if (!/\p{L}{2}/u.test(words) || all.includes(text.trim()) || all.includes(words)) return;
      found.add(`bare words ${where}: ${text.trim().slice(0, 60)}`);
    };
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || /^(SCRIPT|STYLE)$/.test(holder.tagName)) continue;
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
    return [...found];
  }, given);
}
