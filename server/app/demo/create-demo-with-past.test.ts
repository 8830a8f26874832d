import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb } from '../../platform/database/test-db.ts';
import { callOver } from '../../test-process.ts';
import { startServer } from '../main.ts';
import { awaitPast } from './create-demo-with-past.ts';
import { beginPast } from './demo-past-store.ts';

test('a demo that is interrupted while it is created is created anew by the next start', async () => {
  const folder = makeTestFolder();
  onTestFinished(() => folder.remove());
  const consoleLog = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => consoleLog.mockRestore());
  const settings = { PORT: '0', DATA_DIR: folder.path, DEMO_DAYS: '2' };
  const reason = new Error('Ctrl-C');
  await expect(startServer(settings, AbortSignal.abort(reason))).rejects.toBe(reason);

  const server = await startServer(settings);
  onTestFinished(() => server.close());
  expect(consoleLog.mock.calls.flat()).toContain('The first start was interrupted: starting over.');
  const { username, password } = server.demo ?? {};
  const login = await callOver(server.url, '/auth/v2/login', { username, password });
  expect(login).toMatchObject({ code: 200 });
});

test('in a database of its own, such a demo is refused in one sentence instead of served', async () => {
  const db = await createTestDb();
  onTestFinished(() => db.close());
  const now = new Date();
  await beginPast(db.sql, now, new Date(now.getTime() - 1));
  await expect(awaitPast({ db, now: () => now })).rejects.toThrow(
    /^The demo in this database was interrupted while it was created\. .+ start once more\.$/,
  );
});
