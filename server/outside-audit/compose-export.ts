import { hash, randomBytes } from 'node:crypto';
import type { FileReply } from '#contract/shape.ts';
import { eventGenesis, eventLine } from '#domain/delivery/event-line.ts';
import type { Sql } from '../database/database.ts';
import {
  type EventBlocks,
  listRanges,
  readEvents,
  readEventsInSnapshot,
  type SealedEvent,
} from '../event-block/event-block.ts';
import { composeFile, type Give, sha256 } from '../process/process.ts';
import type { Services } from '../services/services.ts';
import { getSigner } from '../settings/settings.ts';
import { type ExportedPlan, listExportedPlans, readBooks } from './export-store.ts';
import type { TarPart } from './tar-writer.ts';

type Parts = Pick<Services, 'db' | 'blocks' | 'dataDir' | 'secrets' | 'settings' | 'now'>;

const program = new URL('./tar-thread.ts', import.meta.url);
const eventsMax = 10_000;

interface Listed {
  readonly name: string;
  readonly lines: number;
  readonly sha256: string;
}

type WriteLines = (name: string, lines: readonly string[]) => Promise<void>;

/**
 * Everything an auditor needs to recompute the books from the first entry: one snapshot in one
 * archive, with a signed list of its files. Partners and staff appear in it as digests.
 */
export async function composeExport(parts: Parts): Promise<Extract<FileReply, { bytes: number }>> {
  const { db, blocks, dataDir, settings, secrets } = parts;
  const { name: network, mode, currency } = settings.installation;
  const at = parts.now().toISOString();
  const file = await composeFile<TarPart, null>(dataDir, program, {}, async (give) => {
    const { write, listed } = listingWriter(give);
    await readEventsInSnapshot(db, async (sql) => {
      // Nobody keeps this secret, so digests cannot be traced to people later.
      const secret = randomBytes(32).toString('hex');
      for await (const { name, lines } of readBooks(sql, secret)) await write(name, lines);
      for (const plan of await listExportedPlans(sql)) await writeEvents(sql, blocks, plan, write);
    });
    const signer = await getSigner(db.sql, secrets);
    const format = 'reachbook-audit-export/1';
    const facts = { format, network, mode, currency, at, key: signer.key, files: listed };
    const manifest = JSON.stringify(facts);
    const content = `{"manifest":${manifest},"signature":"${signer.sign(manifest)}"}\n`;
    await give({ name: 'manifest.json', content });
    return null;
  });
  const name = `${mode === 'demo' ? 'DEMO-' : ''}books-${at.slice(0, 10)}.tar.gz`;
  return { name, type: 'application/gzip', ...file };
}

/** Writes numbered files of lines, and lists them for the manifest. */
function listingWriter(give: Give<TarPart>): { write: WriteLines; listed: Listed[] } {
  const listed: Listed[] = [];
  const pages = new Map<string, number>();
  return {
    listed,
    async write(kind, lines) {
      const page = (pages.get(kind) ?? 0) + 1;
      pages.set(kind, page);
      const name = `${kind}/${String(page).padStart(6, '0')}.ndjson`;
      const content = `${lines.join('\n')}\n`;
      listed.push({ name, lines: lines.length, sha256: hash('sha256', content) });
      await give({ name, content });
    },
  };
}

/** The events of a plan, sealed or not, each line as it was hashed; they follow their plan. */
async function writeEvents(
  sql: Sql,
  blocks: EventBlocks,
  plan: ExportedPlan,
  write: WriteLines,
): Promise<void> {
  let previous = eventGenesis(plan.no, sha256);
  let last = 0;
  const writePage = async (events: readonly SealedEvent[]) => {
    const lines = events.map((event) => {
      const line = `{"plan":${JSON.stringify(plan.no)},${eventLine(event, previous).slice(1)}`;
      previous = event.hash;
      last = event.no;
      return line;
    });
    if (lines.length > 0) await write('events', lines);
  };
  for (const range of await listRanges(sql, plan.id)) await writePage(await blocks.read(range));
  for (;;) {
    const events = await readEvents(sql, plan.id, last, eventsMax);
    await writePage(events);
    if (events.length < eventsMax) return;
  }
}
