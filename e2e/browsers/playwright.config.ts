import { defineConfig } from '@playwright/test';
import type { EngineName } from './test.ts';

const names = (process.env.ENGINES ?? 'webkit,firefox').split(',') as EngineName[];

/**
 * The core journeys in other phones' browser engines, through WebDriver (`npm run test:browsers`).
 */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../start-server.ts',
  outputDir: '../../test-results/browsers',
  workers: 1,
  timeout: 180_000,
  retries: 0,
  reporter: 'list',
  projects: names.map((engineName) => ({ name: engineName, use: { engineName } })),
});
