import { expect, type Page } from '@playwright/test';

/** Everything that must never happen, as the page itself notices it. */
interface Noticed {
  readonly ran: unknown[];
  readonly reports: string[];
}

/** Detects dialogs, windows and requests that a text could cause, and code that ran. */
export async function setTraps(page: Page): Promise<string[]> {
  const attempts: string[] = [];
  page.on('dialog', (dialog) => {
    attempts.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('x.example')) attempts.push(request.url());
  });
  page.on('popup', (popup) => attempts.push(`a window: ${popup.url()}`));
  await page.addInitScript(() => {
    const noticed: { ran: unknown[]; reports: string[] } = { ran: [], reports: [] };
    const q = (value: unknown) => noticed.ran.push(value);
    Object.defineProperty(window, 'q', { value: q, configurable: false });
    Object.defineProperty(window, 'noticed', { value: noticed, configurable: false });
    document.addEventListener('securitypolicyviolation', (event) => {
      noticed.reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return attempts;
}

/** What markup would leave behind in a page, even where a policy kept it from running. */
export const markupIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { ran, reports } = (window as unknown as { noticed: Noticed }).noticed;
    const problems = [...ran.map((value) => `ran ${value}`), ...reports];
    for (const element of document.querySelectorAll('body *')) {
      const name = element.tagName.toLowerCase();
      const isOdd = /^(iframe|object|embed|base|marquee|math|template|keygen|style|link)$/.test(
        name,
      );
      const script = name === 'script' && !/^\/assets\//.test(element.getAttribute('src') ?? '');
      if (isOdd || (script && element.textContent?.includes('q('))) problems.push(`<${name}>`);
      for (const { name: attribute, value } of element.attributes) {
        const isCode = /^\s*(javascript|data:text|vbscript)/i.test(value);
        const leads = ['href', 'src', 'action', 'formaction', 'srcdoc'].includes(attribute);
        if (attribute.startsWith('on') || (leads && isCode)) problems.push(`${attribute}=${value}`);
      }
    }
    return problems;
  });

/** Which payloads are on the page, as text. */
export const shownIn = async (page: Page): Promise<Set<number>> => {
  const text = await page.evaluate(() => document.body.textContent ?? '');
  return new Set([...text.matchAll(/q\((\d+)\)/g)].map(([, index]) => Number(index)));
};

export async function expectNothing(
  page: Page,
  attempts: readonly string[],
  where: string,
): Promise<void> {
  expect(await markupIn(page), where).toEqual([]);
  expect(attempts, where).toEqual([]);
}
