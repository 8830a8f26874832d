import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeThrowawayFolder } from '../db/embedded/throwaway-folder.ts';
import { commandOf, createCommandPlace } from './test-command.ts';

let place: Awaited<ReturnType<typeof createCommandPlace>>;
beforeAll(async () => {
  place = await createCommandPlace();
});
const keys = makeThrowawayFolder();
afterAll(async () => {
  await place.close();
  keys.remove();
});

const run = commandOf('server/staff/add-host.ts', () => place.settings);
const addHost = (key: string) =>
  run([...['--name', 'shop-app'], ...['--key', key], ...['--by', 'Ann Smith']]);

function write(name: string, key: KeyObject): string {
  const file = join(keys.path, name);
  const pem =
    key.type === 'public'
      ? key.export({ type: 'spki', format: 'pem' })
      : key.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, pem);
  return file;
}

test('a host app is added by its Ed25519 key alone, and once', async () => {
  const rsa = write('rsa.pem', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey);
  expect(await addHost(rsa)).toEqual({
    code: 1,
    output: '',
    complaints: 'The key must be the public half of an Ed25519 key in PEM.\n',
  });
  const missing = join(keys.path, 'missing.pem');
  const complaints = `The file ${missing} cannot be read.\n`;
  expect(await addHost(missing)).toEqual({ code: 1, output: '', complaints });

  const right = write('right.pem', generateKeyPairSync('ed25519').publicKey);
  const added = await addHost(right);
  expect(added).toMatchObject({ code: 0, complaints: '' });
  expect(added.output).toContain('Added the host shop-app.');
  expect(await addHost(right)).toEqual({
    code: 1,
    output: '',
    complaints: 'There is a host called shop-app already; its key is not replaced.\n',
  });
});
