import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../server/people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../server/test-server.ts';
import { passedOn, tellMode } from '../tools/dev-server.ts';
import { projectFolder } from '../tools/project.ts';

let server: TestServer;
let dev: Awaited<ReturnType<typeof createServer>>;
let url = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const target = await server.app.listen({ port: 0, host: '127.0.0.1' });
  dev = await createServer({
    configFile: false,
    root: join(projectFolder, 'web'),
    cacheDir: join(server.dataDir, 'vite'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [tellMode(target)],
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, proxy: passedOn(target) },
  });
  await dev.listen();
  url = dev.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(async () => {
  await dev.close();
  await server.close();
});

test('the page served by npm run dev says whether it is a demo, as the server’s does', async () => {
  expect(await (await fetch(url)).text()).toContain('<html data-mode="demo"');
});

test.each([
  ['/api/basic_config', '"mode":"demo"'],
  ['/creatives/none.png', '"call_not_found"'],
  ['/demo/publisher', 'The Morning Paper'],
  ['/healthz', '"ready":true'],
  ['/tag.js', 'data-reachbook-placement'],
  ['/v1/serve', ''],
  ['/verify-events.mjs', 'node verify-events.mjs'],
  ['/verify-statement.mjs', 'node verify-statement.mjs'],
])('under npm run dev %s is answered by the server', async (path, piece) => {
  const text = await (await fetch(url + path)).text();
  expect(text).toContain(piece);
  // Vite answers unknown paths with the app's page.
  expect(text).not.toContain('id="root"');
});
