import { randomBytes } from 'node:crypto';
import type { FileReply } from '#contract/shape.ts';
import { eventGenesis, eventLine } from '#domain/delivery/event-line.ts';
import {
  type EventBlocks,
  listRanges,
  readEvents,
  readEventsInSnapshot,
  type SealedEvent,
} from '../../ads/event-block/event-block.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { composeZip, type SendPage, sha256, type ZipPart } from '../../platform/process/process.ts';
import { getSigner } from '../../platform/settings/settings.ts';
import { type ExportedPlan, listExportedPlans, readBooks } from './export-store.ts';

type ExportServices = Pick<Services, 'db' | 'blocks' | 'dataDir' | 'secrets' | 'settings' | 'now'>;

const eventsMax = 10_000;

interface ListedFile {
  readonly name: string;
  readonly lines: number;
  readonly sha256: string;
}

type WriteLines = (name: string, lines: readonly string[]) => Promise<void>;

/**
 * Everything an auditor needs to recompute the books from the first entry: one snapshot in one
 * archive, with a signed list of its files. Partners and staff appear in it as digests, which
 * nobody can trace to people later, because nobody keeps the secret.
 */
export async function composeExport(
  services: ExportServices,
  secret = randomBytes(32).toString('hex'),
): Promise<Extract<FileReply, { bytes: number }>> {
  const { db, blocks, dataDir, settings, secrets } = services;
  const { name: network, mode, currency } = settings.installation;
  const composedAt = services.now().toISOString();

  const file = await composeZip(dataDir, async (addFile) => {
    const { write, listed: listedFiles } = listingWriter(addFile);

    await readEventsInSnapshot(db, async (sql) => {
      for await (const { name, lines } of readBooks(sql, secret)) await write(name, lines);
      await writeEvents(sql, blocks, write);
    });

    const signer = await getSigner(db.sql, secrets);
    const format = 'reachbook-audit-export/1';

    const manifestFacts = {
      format,
      network,
      mode,
      currency,
      at: composedAt,
      key: signer.key,
      files: listedFiles,
    };
    const manifest = JSON.stringify(manifestFacts);
    const content = `{"manifest":${manifest},"signature":"${signer.sign(manifest)}"}\n`;
    await addFile({ name: 'manifest.json', content });
  });

  const name = `${mode === 'demo' ? 'DEMO-' : ''}books-${composedAt.slice(0, 10)}.zip`;
  return { name, type: 'application/zip', ...file };
}

/** Writes numbered files of lines, and lists them for the manifest. */
function listingWriter(addFile: SendPage<ZipPart>): { write: WriteLines; listed: ListedFile[] } {
  const listedFiles: ListedFile[] = [];

  const pages = new Map<string, number>();
  return {
    listed: listedFiles,
    async write(kind, lines) {
      const page = (pages.get(kind) ?? 0) + 1;

      pages.set(kind, page);
      const name = `${kind}/${String(page).padStart(6, '0')}.ndjson`;
      const content = `${lines.join('\n')}\n`;

      listedFiles.push({ name, lines: lines.length, sha256: sha256(content) });
      await addFile({ name, content });
    },
  };
}

/**
 * The events of all plans, each line as it was hashed, in the order of the plans. A page holds many
 * plans, because a ZIP archive holds only 65,535 files.
 */
async function writeEvents(sql: Sql, blocks: EventBlocks, write: WriteLines): Promise<void> {
  let page: string[] = [];
  for (const plan of await listExportedPlans(sql)) {
    let previous = eventGenesis(plan.no, sha256);
    for await (const events of readPlanEvents(sql, blocks, plan)) {
      for (const event of events) {
        const line = eventLine(event, previous).slice(1);
        page.push(`{"plan":${JSON.stringify(plan.no)},${line}`);
        previous = event.hash;
      }
      if (page.length < eventsMax) continue;
      await write('events', page);
      page = [];
    }
  }
  if (page.length > 0) await write('events', page);
}

/** The events of a plan, first those that are sealed. */
async function* readPlanEvents(
  sql: Sql,
  blocks: EventBlocks,
  { id }: ExportedPlan,
): AsyncGenerator<readonly SealedEvent[]> {
  let lastNo = 0;

  for (const range of await listRanges(sql, id)) {
    yield await blocks.read(range);
    lastNo = range.lastNo;
  }
  for (;;) {
    const events = await readEvents(sql, id, lastNo, eventsMax);
    yield events;
    if (events.length < eventsMax) return;
    lastNo = events.at(-1)?.no ?? lastNo;
  }
}
