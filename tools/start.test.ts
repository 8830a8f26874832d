import { afterAll, expect, test } from 'vitest';
import { makeThrowawayFolder } from '../server/database/embedded/throwaway-folder.ts';
import { addressIn, endProcess, runProcess, startProcess } from '../server/test-process.ts';

const folder = makeThrowawayFolder();
const settings = {
  PORT: '0',
  DATA_DIR: folder.path,
  DEMO_DAYS: '0',
  TRUSTED_PROXIES: 'loopback',
};
afterAll(() => folder.remove());

// In a fresh clone this builds the web app.
const patience = 120_000;

test('npm start serves the app, whose page itself says that it is live', {
  timeout: patience,
}, async () => {
  const words = ['--currency', 'EUR', '--name', 'Acme Network', '--by', 'Ann Smith'];
  expect((await runProcess('server/command/make-live.ts', settings, words)).code).toBe(0);
  const server = startProcess('tools/start.ts', settings);
  const address = addressIn(await server.welcome());
  const page = await fetch(address);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('data-mode="live"');
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(new URL(script ?? '', address))).status).toBe(200);
  expect(await endProcess(server)).toMatchObject({ code: 0, complaints: '' });
});
