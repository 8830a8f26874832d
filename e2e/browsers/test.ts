import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '../expect.ts';
import { withDatabase } from '../fixtures.ts';
import type { Engine } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { Tab } from './tab.ts';
import { findWebKit } from './webkit.ts';

export const engines = { webkit: findWebKit, firefox: findFirefox } as const;
export type EngineName = keyof typeof engines;

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly recorder: Recorder;
}

/** A journey has one tab, the size of a phone, and nothing in it may complain. */
export const test = withDatabase.extend<{ readonly tab: Tab }, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const launch = engines[engineName]();
      if ('missing' in launch) throw new Error(launch.missing);
      const folder = mkdtempSync(join(tmpdir(), 'reachbook-browser-'));
      const engine = await launch.start(folder);
      await use(engine);
      await engine.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  recorder: [
    async ({ engineName: _ }, use) => {
      const recorder = await startRecorder(process.env.E2E_URL ?? '');
      await use(recorder);
      await recorder.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, recorder }, use, info) => {
    const tab = new Tab(await engine.openTab(), recorder.url);
    await tab.resize(390, 844);
    recorder.takeComplaints();
    await use(tab);
    if (info.errors.length > 0) {
      const picture = await tab.look().catch(() => null);
      if (picture) writeFileSync(info.outputPath('page.png'), picture);
    }
    await tab.close();
    expect(recorder.takeComplaints()).toEqual([]);
  },
});

export { expect };
