import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder } from '../database/embedded/test-folder.ts';
import { readSecrets } from './secrets.ts';

const folder = makeTestFolder();
afterAll(() => folder.remove());

test('secrets are made once, in a folder that may still be missing', () => {
  const file = join(folder.path, 'deep', 'down', 'secrets.json');
  expect(readSecrets(file).pepper).toEqual(readSecrets(file).pepper);
});

test('a path that cannot hold the file is reported in one sentence', () => {
  const full = join(folder.path, 'full');
  writeFileSync(full, '');
  const inFile = join(full, 'secrets.json');
  expect(() => readSecrets(inFile)).toThrow(
    `The file ${inFile} for the secrets of this installation cannot be made (EEXIST): ` +
      'set SECRETS_FILE to one that you may use.',
  );
  expect(() => readSecrets(folder.path)).toThrow(
    `The file ${folder.path} with the secrets of this installation cannot be read (EISDIR): ` +
      'set SECRETS_FILE to one that you may use.',
  );
});
