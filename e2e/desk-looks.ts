import type { Page } from '@playwright/test';

/** Cards and charts of a page that overlap. */
export const coveredCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.desk-card, .desk-chart, .desk-figure')];
    const nameOf = (card: Element) => card.querySelector('h2, figcaption, dt')?.textContent;
    return cards.flatMap((card, index) => {
      const a = card.getBoundingClientRect();
      return cards.slice(index + 1).flatMap((laterCard) => {
        const b = laterCard.getBoundingClientRect();
        const isApart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        const isWithin = card.contains(laterCard) || laterCard.contains(card);
        return isApart || isWithin ? [] : [`${nameOf(card)} and ${nameOf(laterCard)} overlap`];
      });
    });
  });

/** Fields and boxes whose edge contrasts with the background by less than three to one. */
export const faintFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lightOf = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const paper = lightOf(getComputedStyle(document.body).backgroundColor);
    const fields = '.mantine-Input-input, .mantine-Checkbox-input:not(:checked, :indeterminate)';
    return [...document.querySelectorAll<HTMLElement>(fields)].flatMap((field) => {
      const edge = lightOf(getComputedStyle(field).borderTopColor);
      const contrast = Math.max(edge, paper) / Math.min(edge, paper);
      const name = field.ariaLabel ?? field.closest('div')?.parentElement?.textContent;
      return contrast >= 3 ? [] : [`the edge of ${name} has ${contrast.toFixed(1)} to 1`];
    });
  });
