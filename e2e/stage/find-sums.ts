import type { Page } from '@playwright/test';

/** A sum of a page, in the texts that a person reads. */
export interface VisibleSum {
  readonly plus: readonly string[];
  readonly minus: readonly string[];
  /** The total; anything but one text is a mistake. */
  readonly totals: readonly string[];
}

/**
 * Every sum on top of a page, by its marks (`domain/sum-mark.ts`). One of which a part is folded
 * away is left out.
 */
export const findSums = (page: Page): Promise<VisibleSum[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog:modal, [role=dialog]')].at(-1) ?? document;
    const marked = [...top.querySelectorAll('[data-plus], [data-minus], [data-sum]')];
    const idsOf = (element: Element, mark: string) =>
      element.getAttribute(`data-${mark}`)?.split(' ') ?? [];
    const ids = new Set(
      marked.flatMap((element) => ['plus', 'minus', 'sum'].flatMap((mark) => idsOf(element, mark))),
    );
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    return [...ids].flatMap((id) => {
      const withMark = (mark: string) =>
        marked.filter((element) => idsOf(element, mark).includes(id));
      const [plus, minus, totals] = [withMark('plus'), withMark('minus'), withMark('sum')];
      if (![...plus, ...minus, ...totals].every(isVisible)) return [];
      const texts = (elements: Element[]) => elements.map((element) => element.textContent ?? '');
      return [{ plus: texts(plus), minus: texts(minus), totals: texts(totals) }];
    });
  });

/** The lines on top of a page that end with the double rule of a total and belong to no sum. */
export const findBareTotals = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('dialog:modal, [role=dialog]')].at(-1) ?? document;
    return [...top.querySelectorAll('[data-total]:not([data-sum]), .desk-total')]
      .filter((total) => total.querySelector('[data-sum]') === null)
      .filter((total) => /\d/.test(total.textContent ?? ''))
      .filter((total) => total.checkVisibility({ visibilityProperty: true }))
      .map((total) => total.closest('li, div, button, tr')?.textContent ?? '');
  });

const placesMax = 6;

/** The one number in a text, as people write it in a language, in millionths. */
export function readNumber(text: string, locale: string): bigint {
  const [number, ...otherNumbers] = text.match(/\d(?:[\d.,’\s]*\d)?/g) ?? [];
  if (number === undefined || otherNumbers.length > 0)
    throw new Error(`“${text}” is not one number`);
  const parts = new Intl.NumberFormat(locale).formatToParts(1.1);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const [units = '', places = ''] = number.split(point);
  const size = BigInt(`${units.replaceAll(/\D/g, '')}${places.padEnd(placesMax, '0')}`);
  return /[−-]/.test(text) ? -size : size;
}

/** What is wrong with a sum for a person who adds it up, or null. */
export function whyNotSum({ plus, minus, totals }: VisibleSum, locale: string): string | null {
  const parts = [...plus, ...minus.map((text) => `(−) ${text}`)].join(' + ');
  const [total, ...otherTotals] = totals;
  if (total === undefined) return `${parts} has no total`;
  if (otherTotals.length > 0) return `${parts} has several totals: ${totals.join(', ')}`;
  const add = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + readNumber(text, locale), 0n);
  return add(plus) - add(minus) === readNumber(total, locale) ? null : `${parts} is not ${total}`;
}
