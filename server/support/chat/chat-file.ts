import type { KeyObject } from 'node:crypto';
import type { chatFile as route } from '#contract/chat.ts';
import { formatUtcDate } from '#domain/time.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import { composeFile } from '../../platform/process/process.ts';
import { type ChatMessage, listMessagesAfter } from './chat-store.ts';
import type { ChatFileGiven } from './chat-writer.ts';

type Page = readonly ChatMessage[];

const program = new URL('./chat-thread.ts', import.meta.url);

/** Small enough that reading a page does not hold up anyone else. */
const pageSize = 200;

/** The whole chat as a signed file, written page by page in a worker thread. */
export const chatFile: UseCase<typeof route> = async (call) => {
  const { name: network, mode } = call.settings.installation;
  const key = call.secrets.statementKeys.at(-1) as KeyObject;
  const now = call.now();
  const given: ChatFileGiven = { network, mode, partnerId: call.member.id, key, now };
  const file = await composeFile<Page, null>(call.dataDir, program, given, (give) =>
    feed(call.db, call.member.id, give),
  );
  return {
    name: `${mode === 'demo' ? 'DEMO-' : ''}chat-${formatUtcDate(now)}.ndjson`,
    type: 'application/x-ndjson; charset=utf-8',
    ...file,
  };
};

const feed = (db: Db, partnerId: string, give: (page: Page) => Promise<void>): Promise<null> =>
  readInSnapshot(db, async (sql) => {
    let page: Page;
    let seq = 0;
    do {
      page = await listMessagesAfter(sql, partnerId, seq, pageSize);
      await give(page);
      seq = page.at(-1)?.seq ?? seq;
    } while (page.length === pageSize);
    return null;
  });
