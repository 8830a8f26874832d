import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const best = { level: constants.Z_BEST_COMPRESSION };
const packers = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, best),
};
const worthPacking = /\.(js|css|svg|json)$/;

/** Writes a compressed copy beside every file, so that the server never compresses on the fly. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, 'assets');
    },
    async writeBundle() {
      for (const name of await readdir(folder)) {
        if (!worthPacking.test(name)) continue;

        const path = join(folder, name);
        const content = await readFile(path);

        for (const [ending, pack] of Object.entries(packers)) {
          await writeFile(`${path}.${ending}`, await pack(content));
        }
      }
    },
  };
}
