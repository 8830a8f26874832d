import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFolder {
  path: string;
  remove(): void;
}

/** A new temporary folder that, unlike a plain mkdtemp one, other users may enter. */
export function makeTestFolder(mode = 0o755): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'reachbook-'));
  chmodSync(path, mode);
  // Programs that were just killed may still write there.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 20 }) };
}
