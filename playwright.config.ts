import { defineConfig } from '@playwright/test';
import { phoneOptions } from './e2e/phone.ts';
import { chromiumArguments, findChromium } from './tools/chromium.ts';
import { leftOutJourneys, leftOutOfJourneys } from './tools/long-tests.ts';

const executablePath = findChromium();
// Set by the global setup; the workers read this file again and find it.
const baseURL = process.env.E2E_URL;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Node reads TypeScript itself; Playwright would compile half of the server for each half.
  build: { external: ['**/*.ts'] },
  // The journeys for other browsers have a command of their own.
  testIgnore: [...leftOutJourneys, 'browsers/**'],
  grepInvert: [...leftOutOfJourneys],
  globalSetup: './e2e/start-server.ts',
  outputDir: 'test-results',
  workers: 1,
  // The tests run beside the journeys, on two small processors.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    ...phoneOptions,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(baseURL === undefined ? {} : { baseURL }),
    launchOptions: {
      args: [...chromiumArguments],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
