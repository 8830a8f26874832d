import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ProxyOptions } from 'vite';

const askMs = 250;
const askTimesMax = 40;

/** What the server answers besides the app: calls, files, programs, ads and pages of a demo. */
const paths = [
  '/api',
  '/creatives/',
  '/demo/',
  '/livez',
  '/readyz',
  '/healthz',
  '/tag.js',
  '/v1/',
  '/verify-chat.mjs',
  '/verify-events.mjs',
  '/verify-statement.mjs',
];

export const passedOn = (target: string): Record<string, ProxyOptions> =>
  Object.fromEntries(paths.map((path) => [path, { target }]));

/** Writes into the page what the server would insert: whether this is a demo. */
export const tellMode = (target: string): Plugin => ({
  name: 'tell-mode',
  async transformIndexHtml(html) {
    const mode = await findMode(target);
    return mode ? html.replace('<html', `<html data-mode="${mode}"`) : html;
  },
});

/** The server may still be starting; if it does not come up, the page says so itself. */
async function findMode(target: string): Promise<string | null> {
  for (let times = 0; times < askTimesMax; times += 1) {
    const answer = await fetch(`${target}/api/basic_config`).catch(() => null);
    if (answer) return ((await answer.json()) as { data: { mode: string } }).data.mode;
    await wait(askMs);
  }
  return null;
}
