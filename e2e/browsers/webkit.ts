import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findFreePort } from '../../server/platform/process/process.ts';
import { installByApt } from '../../tools/apt.ts';
import { endChild, isProgram, startChild, waitForOutput } from './child.ts';
import type { Driver, Engine, EngineFound } from './driver.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** MiniBrowser is in a folder named after the platform and the version. */
function findBrowser(): string | null {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return null;
  const places = readdirSync(libraries)
    .filter((name) => name.includes('-linux-'))
    .flatMap((machine) => ['4.1', '4.0'].map((version) => [machine, `webkit2gtk-${version}`]))
    .map((parts) => join(libraries, ...parts, 'MiniBrowser'));
  return places.find(isProgram) ?? null;
}

const isHere = () => isProgram(driver) && isProgram(display) && findBrowser() !== null;

/** WebKit as Debian builds it, with its own driver; installed if missing. */
export function findWebKit(): EngineFound {
  if (!isHere()) installByApt('webkit2gtk-driver', 'xvfb');
  const browser = findBrowser();
  if (!isHere() || browser === null) {
    return { missing: 'webkit2gtk-driver and xvfb are neither installed nor to be had by apt-get' };
  }
  return { start: (folder) => start(browser, folder) };
}

async function start(browser: string, folder: string): Promise<Engine> {
  const screen = startChild(
    display,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await waitForOutput(screen, screen.stdout as Readable, /^(\d+)\n/);
  const port = await findFreePort();
  const env = { ...process.env, DISPLAY: `:${number}`, HOME: folder, LANG: 'C.UTF-8' };
  const child = startChild(driver, [`--port=${port}`], { stdio: 'ignore', env });
  const base = `http://127.0.0.1:${port}`;
  await isUp(base);
  return {
    openTab: () => openTab(base, browser),
    async close() {
      await endChild(child);
      await endChild(screen);
    },
  };
}

async function isUp(base: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    const answer = await fetch(`${base}/status`).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Refused {
  readonly error: string;
  readonly message: string;
}

async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...given });
  const { value } = (await answer.json()) as { value: Value };
  if (answer.ok) return value;
  const { error, message } = value as Refused;
  throw new Error(`${error}: ${message}`);
}

async function openTab(base: string, binary: string): Promise<Driver> {
  // Without full screen, the window is only as wide as the browser's own toolbar.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const made = await call<{ sessionId: string }>('POST', `${base}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${base}/session/${made.sessionId}`;
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (text, json) => {
      const script =
        `const done = arguments[1];` +
        `Promise.resolve(arguments[0]).then(${text}).then(` +
        `(json) => done({ json }), (error) => done({ error: String(error) }))`;
      return call<{ json: string } | { error: string }>('POST', `${session}/execute/async`, {
        script,
        args: [json],
      }).then((answer) => {
        if ('error' in answer) throw new Error(answer.error);
        return answer.json;
      });
    },
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    resize: (width, height) =>
      call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
    look: () => call('GET', `${session}/screenshot`),
    close: () => call('DELETE', session),
  };
}
