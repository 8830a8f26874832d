import { startServer } from '../../server/app/main.ts';
import { makeTestFolder } from '../../server/platform/database/embedded/test-folder.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { getChromium } from '../../tools/chromium.ts';
import { endWithBench, say } from '../child.ts';

export interface BuiltServer {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly chromium: string;
}

/** The product as `npm start` serves it, with the browser to look at it. */
await buildWeb();
const chromium = await getChromium();
const folder = makeTestFolder();
const server = await startServer({ PORT: '0', DATA_DIR: folder.path, DEMO_DAYS: '0' });
endWithBench(async () => {
  await server.close();
  folder.remove();
});
const { username, password } = server.demo ?? { username: '', password: '' };
say({ url: server.url, username, password, chromium } satisfies BuiltServer);
