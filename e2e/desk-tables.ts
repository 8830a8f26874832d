import type { Page } from '@playwright/test';

/** Actions in a table that are outside its visible frame, by label. */
export const hiddenActs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.desk-table')].flatMap((frame) => {
      const frameBox = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('td button')]
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          const cell = button.closest('td');
          // Buttons among the facts scroll with them.
          const isAct = cell === cell?.parentElement?.lastElementChild;
          return isAct && (left < frameBox.left || right > frameBox.right);
        })
        .map((button) => `${button.textContent} is out of sight`);
    }),
  );

/** Tables that scroll sideways, but not by keyboard. */
export const heldTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.desk-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((frame) => frame.tabIndex !== 0 || frame.role !== 'region' || !frame.ariaLabel)
      .map((frame) => `${frame.querySelector('table')?.ariaLabel} is not scrolled by keys`),
  );
