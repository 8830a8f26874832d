import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { installByApt } from '../../tools/apt.ts';
import { endChild, isProgram, startChild, waitForOutput } from './child.ts';
import type { Driver, Engine, EngineFound } from './driver.ts';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Firefox as the distribution builds it, through BiDi; installed if missing. */
export function findFirefox(): EngineFound {
  if (!places.some(isProgram)) installByApt('firefox-esr');
  const program = places.find(isProgram);
  if (program === undefined) {
    return { missing: 'firefox-esr is neither installed nor to be had by apt-get' };
  }
  return { start: (folder) => start(program, folder) };
}

/** No network requests but those of the journeys, and no animations. */
const preferences = {
  'browser.download.folderList': 2,
  'intl.accept_languages': 'en-US, en',
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
};

async function start(program: string, folder: string): Promise<Engine> {
  const profile = join(folder, 'firefox');
  mkdirSync(profile);
  const allPreferences = { ...preferences, 'browser.download.dir': folder };
  const lines = Object.entries(allPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const words = ['--headless', '--no-remote', '--remote-debugging-port', '0'];
  const child = startChild(program, [...words, '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  const address = await waitForOutput(
    child,
    child.stderr as Readable,
    /BiDi listening on (ws:\S+)/,
  );
  const call = await connect(`${address}/session`);
  await call('session.new', { capabilities: {} });
  return {
    openTab: () => openTab(call),
    close: () => endChild(child),
  };
}

type Call = <Result>(method: string, params?: object) => Promise<Result>;

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  let last = 0;
  return async <Result>(method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  };
}

interface Called {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function openTab(call: Call): Promise<Driver> {
  const { userContext } = await call<{ userContext: string }>('browser.createUserContext');
  const tabRequest = { type: 'tab', userContext };
  const { context } = await call<{ context: string }>('browsingContext.create', tabRequest);
  return {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (functionDeclaration, json) => {
      const called = await call<Called>('script.callFunction', {
        ...{ functionDeclaration, arguments: [{ type: 'string', value: json }] },
        ...{ target: { context }, awaitPromise: true },
      });
      if (called.type === 'exception') throw new Error(called.exceptionDetails?.text);
      return called.result?.value ?? 'null';
    },
    act: (actions) => call('input.performActions', { context, actions }),
    resize: (width, height) =>
      call('browsingContext.setViewport', { context, viewport: { width, height } }),
    look: async () =>
      (await call<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: () => call('browser.removeUserContext', { userContext }),
  };
}
