import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { hostileFiles } from './test-hostile-files.ts';
import { sendFiles } from './test-upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const listStoredFiles = () =>
  readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('the corpus is large enough to mean something', () => {
  expect(new Set(hostileFiles.map(([name]) => name)).size).toBeGreaterThanOrEqual(60);
});

for (const [index, [name, create, outcome, upload]] of hostileFiles.entries()) {
  test(`${name}: only a real image is stored, and nothing but the image`, async () => {
    const token = await server.admit(`sender-${index}`);
    const existingFiles = listStoredFiles();
    const answer = await sendFiles(server.app, token, { bytes: await create(), ...upload });
    const added = listStoredFiles().filter((file) => !existingFiles.includes(file));
    expect(reasonOf(answer) ?? 'stored').toBe(outcome);
    expect(added).toHaveLength(outcome === 'stored' ? 1 : 0);
    for (const file of added) {
      expect(file).toMatch(/images[\\/]..[\\/][0-9a-f-]{36}\.webp$/);
      const bytes = readFileSync(file);
      expect(bytes.toString('latin1')).not.toMatch(/script|alert/);
      const { format, pages = 1, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata();
      const metadata = { exif, xmp, iptc, icc, comments };
      expect({ format, pages, ...metadata }).toEqual({ format: 'webp', pages: 1 });
    }
  });
}
