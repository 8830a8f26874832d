import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder on a small disk that can be filled; null where mounting is not permitted. */
export function makeSmallDisk(megabytes = 400): { path: string; remove(): void } | null {
  const path = mkdtempSync(join(tmpdir(), 'reachbook-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true });
    return null;
  }

  chmodSync(path, 0o755);

  return {
    path,
    remove() {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Fills the disk; the returned function frees the space again. */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler');
  for (const size of [2 ** 20, 2 ** 12]) {
    const opened = openSync(file, 'a');
    try {
      for (;;) if (writeSync(opened, Buffer.alloc(size)) < size) break;
    } catch {
      // The disk has no room for another piece of this size.
    } finally {
      closeSync(opened);
    }
  }

  return () => rmSync(file, { force: true });
}
