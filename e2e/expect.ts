import { expect as plain } from '@playwright/test';

/** Waits as long as the journeys do, also in tests that are not run by Playwright. */
export const expect = plain.configure({ timeout: 20_000 });
