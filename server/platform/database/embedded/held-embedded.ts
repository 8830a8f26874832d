import { setInterval } from 'node:timers';
import { startEmbedded } from './start-embedded.ts';

// A Reachbook for tests: holds the folder given as its argument until told to stop, and reports on
// one line of JSON how the start went.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('A folder is needed.');

try {
  const embedded = await startEmbedded({ folder });
  process.once('SIGTERM', () => embedded.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
  process.stdout.write(`${JSON.stringify({ url: embedded.url })}\n`);
} catch (error) {
  const { name, message } = error as Error;
  process.stdout.write(`${JSON.stringify({ name, message })}\n`);
}
