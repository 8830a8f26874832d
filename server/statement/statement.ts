import type {
  checkHead as checkHeadRoute,
  StatementFormat,
  statementKey as statementKeyRoute,
  statement as statementRoute,
} from '#contract/statement.ts';
import { checkFile } from '#domain/ledger/statement.ts';
import { Refusal } from '#domain/refusal.ts';
import { getAccount } from '../account/account-store.ts';
import { getSigner, listSigningKeys, type Signer } from '../installation/signing-keys.ts';
import { findAnchor } from '../ledger/root-store.ts';
import { sha256 } from '../ledger/sha256.ts';
import type { UseCase } from '../parts.ts';
import { makeCsv } from './csv.ts';
import { localDay } from './local-time.ts';
import { makePdf } from './pdf.ts';
import { verifierPaths } from './serve-verifier.ts';
import { findHash, readRange } from './statement-store.ts';
import { textsOf } from './texts.ts';
import { type Statement, statementOf } from './whole-statement.ts';

type Make = (statement: Statement, signer: Signer) => string | Promise<Uint8Array<ArrayBuffer>>;

const makeCheckFile = ({ facts, chain }: Statement, { sign }: Signer): string =>
  checkFile(facts, chain, sha256, sign);

const makers = {
  pdf: [makePdf, 'application/pdf'],
  csv: [makeCsv, 'text/csv; charset=utf-8'],
  jsonl: [makeCheckFile, 'application/x-ndjson; charset=utf-8'],
} as const satisfies Record<StatementFormat, [Make, string]>;

/** The own records of a range as a file, in the language and the time zone of whoever asks. */
export const statement: UseCase<typeof statementRoute> = async (call, input) => {
  const from = new Date(input.from);
  const to = new Date(input.to);
  if (Number.isNaN(from.getTime())) throw new Refusal('input_invalid', { at: 'from' });
  if (!(from < to)) throw new Refusal('input_invalid', { at: 'to' });
  const { member, settings, secrets, zone } = call;
  const range = await readRange(call.db, member.id, from, to);
  const { username, nickname } = await getAccount(call.db.sql, member.id);
  const { name: network, mode, currency } = settings.installation;
  const generatedAt = call.now();
  const signer = await getSigner(call.db.sql, secrets);
  const { key } = signer;
  const owner = member.id;
  const end = range.records.at(-1) ?? range.start;
  const anchor = await findAnchor(call.db, owner, end.seq);
  const facts = { network, mode, currency, owner, from, to, zone: zone.name, generatedAt, key };
  const made = statementOf(
    facts,
    { ...range, anchor },
    username ?? nickname,
    textsOf(call.language),
  );
  const [make, type] = makers[input.format];
  const body = await (make as Make)(made, signer);
  return {
    name: fileName(made, input.format),
    type,
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
  };
};

/** For all who want to compare it with the key that a statement names. */
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
    verifier: verifierPaths.js,
    pythonVerifier: verifierPaths.python,
  };
};

export const checkHead: UseCase<typeof checkHeadRoute> = async (call, { seq, hash }) => ({
  isPartOfChain: (await findHash(call.db.sql, call.member.id, Number(seq))) === hash,
});

/** The days are those of the partner, and the last is the last one in the range. */
function fileName({ facts }: Statement, format: StatementFormat): string {
  const last = new Date(facts.to.getTime() - 1);
  const days = `${localDay(facts.from, facts.zone)}-${localDay(last, facts.zone)}`;
  return `${facts.mode === 'demo' ? 'SIMULATED-' : ''}statement-${days}.${format}`;
}
