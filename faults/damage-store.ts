import { open, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Flips a bit in the middle of every message file of a stopped node, or truncates it; optionally
 * also in the consensus log, from which the nodes would repair the rest.
 */
export async function damageStore(
  store: string,
  how: 'flip' | 'cut',
  withLog: boolean,
): Promise<number> {
  const damaged = withLog ? /\/msgs\/\d+\.blk$/ : /streams\/.*\/msgs\/\d+\.blk$/;
  const files = (await readdir(store, { recursive: true })).filter((name) => damaged.test(name));

  for (const name of files) {
    const path = join(store, name);
    const { size } = await stat(path);
    if (how === 'cut') {
      await truncate(path, Math.floor(size / 2));
      continue;
    }

    const handle = await open(path, 'r+');
    const byte = Buffer.alloc(1);
    const middle = Math.floor(size / 2);
    await handle.read(byte, 0, 1, middle);
    byte[0] = (byte[0] ?? 0) ^ 1;
    await handle.write(byte, 0, 1, middle);
    await handle.close();
  }

  return files.length;
}
