import { formatUtcDate } from '#domain/time.ts';
import type { Services } from '../../ads/services/services.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import { composeFile } from '../../platform/process/process.ts';
import { type ChatMessage, listMessagesAfter } from './chat-store.ts';
import type { ChatFileHead } from './chat-writer.ts';

type Page = readonly ChatMessage[];

const program = new URL('./chat-thread.ts', import.meta.url);

/** Small enough that reading a page does not hold up anyone else. */
const pageSize = 200;

/** The whole chat as a signed file, written page by page in a worker thread. */
export async function composeChat(
  { db, settings, secrets, dataDir }: Pick<Services, 'db' | 'settings' | 'secrets' | 'dataDir'>,
  partnerId: string,
  now: Date,
) {
  const { name: network, mode } = settings.installation;
  // There is always one.
  const key = secrets.statementKeys.at(-1) ?? secrets.statementKeys[0];
  const head: ChatFileHead = { network, mode, partnerId, key, now };
  const file = await composeFile<Page, null>(dataDir, program, head, (writePage) =>
    writePages(db, partnerId, writePage),
  );

  return {
    name: `${mode === 'demo' ? 'DEMO-' : ''}chat-${formatUtcDate(now)}.ndjson`,
    type: 'application/x-ndjson; charset=utf-8',
    ...file,
  };
}

const writePages = (
  db: Db,
  partnerId: string,
  writePage: (page: Page) => Promise<void>,
): Promise<null> =>
  readInSnapshot(db, async (sql) => {
    let page: Page;
    let seq = 0;
    do {
      page = await listMessagesAfter(sql, partnerId, seq, pageSize);
      await writePage(page);
      seq = page.at(-1)?.seq ?? seq;
    } while (page.length === pageSize);

    return null;
  });
