import type { Page } from '@playwright/test';

/**
 * Everything on a page that reads like a sentence: a word and a second one in lower case, which
 * names, codes and numbers do not have. A command is the same in every language.
 */
export function findSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sentences: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const isShown = !node.parentElement?.closest('script, noscript, style, code');
      if (isShown && /\p{L}{2} \p{Ll}{2}/u.test(text)) sentences.push(text);
    }
    return sentences;
  });
}
