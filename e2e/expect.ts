import { expect as plain } from '@playwright/test';

/** Waits as long as the journeys do, also in tests that Playwright does not run. */
export const expect = plain.configure({ timeout: 20_000 });
