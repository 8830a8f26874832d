import { runInThread } from './run-in-thread.ts';

/* Prints what the thread returns, for a test that starts it as a program. */

const thread = new URL('./test-echo-thread.ts', import.meta.url);
const pages = await runInThread<string, string, string[]>(thread, null, async (give) => {
  await give('one');
  await give('two');
  return 'three';
});
process.stdout.write(JSON.stringify(pages));
