import type {
  checkHead as checkHeadRoute,
  listLines as listLinesRoute,
  StatementFormat,
  statementKey as statementKeyRoute,
  statement as statementRoute,
} from '#contract/statement.ts';
import { entryHash, recordLine } from '#domain/ledger/record-line.ts';
import type { StatementFacts } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { Refusal } from '#domain/refusal.ts';
import { formatLocalDate } from '#domain/time.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findAnchor, listChainRecords } from '../../books/ledger/ledger.ts';
import { getPartner } from '../../people/partner/partner.ts';
import { composeFile, sha256 } from '../../platform/process/process.ts';
import { getSigner, listSigningKeys } from '../../platform/settings/settings.ts';
import { findLoggedRoot } from '../transparency/prove-root.ts';
import { readRange } from './read-range.ts';
import { verifierPaths } from './serve-verifier.ts';
import { findHash } from './statement-store.ts';
import type { StatementLast } from './statement-writer.ts';

const program = new URL('./statement-thread.ts', import.meta.url);

const types: Readonly<Record<StatementFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

/** The caller's own records of a range as a file, in the caller's language and time zone. */
export const statement: UseCase<typeof statementRoute> = async (call, { format, ...input }) => {
  const from = new Date(input.from);
  const to = new Date(input.to);
  if (Number.isNaN(from.getTime())) throw new Refusal('input_invalid', { at: 'from' });
  if (!(from < to)) throw new Refusal('input_invalid', { at: 'to' });
  const { db, member, settings, secrets, timeZone, language } = call;
  const owner = member.id;
  const { username, nickname } = await getPartner(db.sql, owner);
  const { name: network, mode, currency } = settings.installation;
  const generatedAt = call.now();
  const { key, privateKey } = await getSigner(db.sql, secrets);
  const facts = {
    network,
    mode,
    currency,
    owner,
    from,
    to,
    timeZone: timeZone.name,
    generatedAt,
    key,
  };
  const file = await composeFile<readonly StoredRecord[], StatementLast>(
    ...([call.dataDir, program, {}] as const),
    async (give) => {
      const { end, ...range } = await readRange(db, owner, from, to, give);
      const found = await findAnchor(db, owner, end.seq);
      const anchor = found && { ...found, log: await findLoggedRoot(db.sql, found.no) };
      const account = username ?? nickname;
      return { format, facts, range: { ...range, anchor }, account, language, privateKey };
    },
  );
  return { name: fileName(facts, format), type: types[format], ...file };
};

/** Public, so that anyone can compare it with the key that a statement names. */
export const statementKey: UseCase<typeof statementKeyRoute> = async ({ db }) => {
  const keys = await listSigningKeys(db.sql);
  return {
    algorithm: 'Ed25519',
    key: keys.at(-1)?.key ?? '',
    keys: keys.map(({ key, validFrom, signature }, at) => ({
      key,
      from: validFrom.toISOString(),
      until: keys[at + 1]?.validFrom.toISOString() ?? null,
      signature,
    })),
    verifier: verifierPaths.statement,
  };
};

export const checkHead: UseCase<typeof checkHeadRoute> = async (call, { seq, hash }) => ({
  isPartOfChain: (await findHash(call.db.sql, call.member.id, Number(seq))) === hash,
});

export const listLines: UseCase<typeof listLinesRoute> = async ({ db, member }, { after }) => {
  const records = await listChainRecords(db.sql, [{ owner: member.id, seq: Number(after) }]);
  return {
    list: records.map(({ owner, seq, previous, entry }) => {
      if (!entry) throw new Error(`Record ${seq} of ${owner} has no entry`);
      return recordLine(entry, { owner, seq, previous }, entryHash(entry, sha256));
    }),
  };
};

/** The days are the partner's, and the last day is inclusive. */
function fileName({ from, to, timeZone, mode }: StatementFacts, format: StatementFormat): string {
  const last = new Date(to.getTime() - 1);
  const days = `${formatLocalDate(from, timeZone)}-${formatLocalDate(last, timeZone)}`;
  return `${mode === 'demo' ? 'SIMULATED-' : ''}statement-${days}.${format}`;
}
