import type { Page } from '@playwright/test';

/**
 * Every text on the page that is not fully readable: it is off screen, clipped by a box, or does
 * not fit into its own. One line each.
 */
export function findCutText(page: Page, width: number): Promise<string[]> {
  return page.evaluate((wide) => {
    // Half a letter's edge may be painted outside its box, and sizes are rounded.
    const slack = 1.5;
    const problems = new Set<string>();
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

    const nameOf = (element: Element) => {
      const css = element.getAttribute('class')?.split(' ')[0] ?? '';
      return `${element.tagName.toLowerCase()}${css === '' ? '' : `.${css}`}`;
    };
    const tell = (element: Element, problem: string, text: string) =>
      problems.add(
        `${problem} ${nameOf(element)}: ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      );

    /** Visually hidden on purpose, for screen readers. */
    const isSpoken = (element: Element) => {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const { width: x, height: y } = ancestor.getBoundingClientRect();
        const { position, clipPath } = getComputedStyle(ancestor);
        if (position === 'absolute' && (x <= 1 || y <= 1 || clipPath !== 'none')) return true;
      }
      return false;
    };

    /** A preview of a multi-line text, which opens in full. */
    const isPreview = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none';

    function checkRect(text: string, holder: Element, rect: DOMRect): void {
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isPreview(style)) return;
        const edge = box.getBoundingClientRect();
        const { overflowX, overflowY } = style;
        const isWide = rect.left < edge.left - slack || rect.right > edge.right + slack;
        const isTall = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack;
        // What can be scrolled to is not cut off.
        if (box.getAttribute('role') === 'listbox') return;
        if (/auto|scroll/.test(overflowX) && box !== document.documentElement) return;
        if (/hidden|clip/.test(overflowX) && isWide) return void tell(box, 'clipped across', text);
        if (/auto|scroll/.test(overflowY)) {
          checkSides(text, holder, rect);
          return;
        }
        if (/hidden|clip/.test(overflowY) && isTall && box !== document.documentElement) {
          return void tell(box, 'clipped down', text);
        }
        if (style.position === 'fixed') break;
      }
      checkSides(text, holder, rect);
    }

    function checkSides(text: string, holder: Element, rect: DOMRect): void {
      const isOut = rect.left < -slack || rect.right > wide + slack;
      if (isOut) tell(holder, 'beyond the screen', text);
    }

    /** The block that contains a text: inline elements are part of its lines. */
    function boxOf(holder: Element): Element {
      let box = holder;
      for (;;) {
        const { display } = getComputedStyle(box);
        if (!/^(inline|contents|ruby)$/.test(display) || !box.parentElement) return box;
        box = box.parentElement;
      }
    }

    /** Measures the text itself, since a button may extend beyond its line as a larger target. */
    function checkBox(text: string, holder: Element, rect: DOMRect): void {
      const box = boxOf(holder);
      const style = getComputedStyle(box);
      if (isPreview(style)) return;
      const edge = box.getBoundingClientRect();
      const across = Math.max(edge.left - rect.left, rect.right - edge.right);
      if (across > slack && style.overflowX === 'visible') tell(box, 'too wide for', text);
      const down = Math.max(edge.top - rect.top, rect.bottom - edge.bottom);
      // The marks of tall scripts may extend beyond a tightly set line.
      const reach = Number.parseFloat(style.fontSize) * 0.4;
      if (down > reach && style.overflowY === 'visible') tell(box, 'too tall for', text);
    }

    const pen = document.createElement('canvas').getContext('2d');

    /**
     * The value or placeholder of a field. A partner's own email address or phone number may be
     * longer than any phone is wide, and scrolls as it is typed.
     */
    function checkField(field: HTMLInputElement): void {
      const isOwn = field.inputMode === 'email' || field.inputMode === 'tel';
      const value = field.type === 'password' || isOwn ? '' : field.value;
      const fieldText = value || (field.type === 'password' ? '' : field.placeholder);
      if (fieldText === '' || !pen || field.clientWidth <= 1) return;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight);
      if (pen.measureText(fieldText).width > room + slack) tell(field, 'too long for', fieldText);
    }

    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      // Codes are drawn at random, and must fit with the widest letters too.
      const text = (node.nodeValue ?? '').replaceAll(/(…\u2060)[0-9A-Z]{4}/g, '$1WWWW');
      if (text !== node.nodeValue) node.nodeValue = text;
      if (!holder || text.trim() === '' || !holder.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      if (/^(SCRIPT|STYLE|TITLE|OPTION)$/.test(holder.tagName) || isSpoken(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        checkRect(text, holder, rect);
        checkBox(text, holder, rect);
      }
    }
    const typed = 'input:not([type=checkbox], [type=radio], [type=file])';
    for (const field of top.querySelectorAll<HTMLInputElement>(typed)) checkField(field);
    if (document.documentElement.scrollWidth > wide + slack) {
      const far = [...document.querySelectorAll('body *')].filter((candidate) => {
        const { right, left } = candidate.getBoundingClientRect();
        return right > wide + slack || left < -slack;
      });
      const names = far.map(nameOf).slice(0, 6).join(' ');
      problems.add(`the page is ${document.documentElement.scrollWidth} wide: ${names}`);
    }
    return [...problems];
  }, width);
}

/** The screen's title, if it takes more than one line. */
export async function findWrappedTitle(page: Page): Promise<string[]> {
  const titles = await page.locator('header h1').all();
  const problems = titles.map(async (title) => {
    const lines = await title.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    return lines > 1 ? [`title on ${lines} lines: ${await title.textContent()}`] : [];
  });
  return (await Promise.all(problems)).flat();
}
