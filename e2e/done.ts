import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** The receipt of a money act says what was done, and is left with its first button. */
export async function expectDone(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: /^(See plan|Done)$/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}
