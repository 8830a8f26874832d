import type { FastifyInstance } from 'fastify';
import { joinBytes, utf8 } from '#domain/transparency/bytes.ts';
import { leavesOfTile, readTilePath, tileHashes } from '#domain/transparency/tile.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { hashLeaf } from './grow-log.ts';
import { findNewestCheckpoint, listLeafTexts } from './log-store.ts';
import { hashBytes } from './note-crypto.ts';
import { cosignedNote } from './prove-root.ts';

/** The path of the log, for anyone who wants to follow it without us. */
export const logPath = '/log';

/** Serves the log as static files would be: the checkpoint, the tree and the entries. */
export function serveLog(app: FastifyInstance, db: Db): void {
  const readTexts = createTextCache();

  app.get(`${logPath}/checkpoint`, async (_request, reply) => {
    const newest = await findNewestCheckpoint(db.sql);
    if (!newest) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await cosignedNote(db.sql, newest));
  });

  app.get<{ Params: { '*': string } }>(`${logPath}/tile/*`, async (request, reply) => {
    const tilePath = readTilePath(request.params['*']);
    const bytes = tilePath && tileBytes(await readTexts(db.sql), tilePath);
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/octet-stream')
      .send(Buffer.from(bytes));
  });
}

function tileBytes(
  texts: readonly string[],
  tilePath: NonNullable<ReturnType<typeof readTilePath>>,
) {
  if (tilePath.level !== 'entries') {
    const hashes = tileHashes(texts.map(hashLeaf), tilePath, hashBytes);

    return hashes && joinBytes(...hashes);
  }
  const leafRange = leavesOfTile(tilePath, texts.length);
  if (!leafRange) return null;

  const entries = texts.slice(leafRange.from, leafRange.to).map(utf8);
  return joinBytes(
    ...entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]),
  );
}

/** Leaves never change, so they are read once per signed size. */
function createTextCache() {
  let cached: { readonly size: number; readonly texts: Promise<string[]> } | null = null;
  return async (sql: Sql): Promise<readonly string[]> => {
    const size = (await findNewestCheckpoint(sql))?.size ?? 0;

    if (cached?.size !== size) {
      const texts = listLeafTexts(sql).then((allTexts) => allTexts.slice(0, size));
      cached = { size, texts };
      texts.catch(() => {
        cached = null;
      });
    }

    return cached.texts;
  };
}
