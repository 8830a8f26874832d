import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '../../platform/process/process.ts';

/** Where images are stored: outside every served folder, under random names. */
export interface ImageFolder {
  pathOf(id: string): string;
  save(id: string, image: Uint8Array): Promise<void>;
  find(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(id: string): Promise<void>;
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createImageFolder(dataDir: string | null): ImageFolder {
  const pathOf = (id: string) => {
    if (dataDir === null) throw new Error('There is no folder for images');
    // Ids come from the database; anything else could be a path traversal.
    if (!idShape.test(id)) throw new Error('This is not the id of an image');
    return join(dataDir, 'images', id.slice(0, 2), `${id}.webp`);
  };
  return {
    pathOf,
    async save(id, image) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A crash leaves a partial file under the temporary name, never under the final one.
      await writeFile(`${path}.part`, image, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
    find: async (id) => {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (error) {
        if (systemErrorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
