import type { StatementFormat } from '#contract/statement.ts';
import type { Language } from '#domain/language.ts';
import type { StatementSubject } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { formatLocalDate } from '#domain/time.ts';
import type { Services } from '../../ads/services/services.ts';
import { findAnchor } from '../../books/ledger/ledger.ts';
import { getPartner } from '../../people/partner/partner.ts';
import { composeFile } from '../../platform/process/process.ts';
import { getSigner } from '../../platform/settings/settings.ts';
import { findLoggedRoot } from '../transparency/prove-root.ts';
import { readRange } from './read-range.ts';
import type { StatementEnd } from './statement-writer.ts';

const threadProgram = new URL('./statement-thread.ts', import.meta.url);

const contentTypes: Readonly<Record<StatementFormat, string>> = {
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

interface StatementRequest extends Pick<StatementSubject, 'owner' | 'from' | 'to' | 'timeZone'> {
  readonly format: StatementFormat;
  readonly language: Language;
}

/** The records of a range as a file, written in a worker thread. */
export async function composeStatement(
  { db, settings, secrets, dataDir }: Pick<Services, 'db' | 'settings' | 'secrets' | 'dataDir'>,
  { format, language, owner, from, to, timeZone }: StatementRequest,
  generatedAt: Date,
) {
  const { username, nickname } = await getPartner(db.sql, owner);
  const { name: network, mode, currency } = settings.installation;
  const { key, privateKey } = await getSigner(db.sql, secrets);
  const facts = { network, mode, currency, owner, from, to, timeZone, generatedAt, key };

  const writeRange = async (addRecords: (records: readonly StoredRecord[]) => Promise<void>) => {
    const { end, ...range } = await readRange(db, owner, from, to, addRecords);

    const foundAnchor = await findAnchor(db, owner, end.seq);
    const anchor = foundAnchor && {
      ...foundAnchor,
      log: await findLoggedRoot(db.sql, foundAnchor.no),
    };
    const account = username ?? nickname;
    return { format, facts, range: { ...range, anchor }, account, language, privateKey };
  };

  const file = await composeFile<readonly StoredRecord[], StatementEnd>(
    dataDir,
    threadProgram,
    {},
    writeRange,
  );

  return { name: fileName(facts, format), type: contentTypes[format], ...file };
}

/** The days are the partner's, and the last day is inclusive. */
function fileName({ from, to, timeZone, mode }: StatementSubject, format: StatementFormat): string {
  const lastDay = new Date(to.getTime() - 1);
  const days = `${formatLocalDate(from, timeZone)}-${formatLocalDate(lastDay, timeZone)}`;
  return `${mode === 'demo' ? 'SIMULATED-' : ''}statement-${days}.${format}`;
}
