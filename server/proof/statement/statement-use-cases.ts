import type * as statementCalls from '#contract/statement.ts';
import { entryHash, recordLine } from '#domain/ledger/record-line.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { listChainRecords } from '../../books/ledger/ledger.ts';
import { sha256 } from '../../platform/process/process.ts';
import { listSigningKeys } from '../../platform/settings/settings.ts';
import { composeStatement } from './compose-statement.ts';
import { verifierPaths } from './serve-verifier.ts';
import { findHash } from './statement-store.ts';

export const statementUseCases = {
  /** The caller's own records of a range as a file, in the caller's language and time zone. */
  async statement(call, { format, ...input }) {
    const from = new Date(input.from);
    const to = new Date(input.to);
    if (Number.isNaN(from.getTime())) throw new RefusalError('input_invalid', { at: 'from' });
    if (!(from < to)) throw new RefusalError('input_invalid', { at: 'to' });

    const { partner, language, timeZone } = call;
    const order = { owner: partner.id, format, from, to, language, timeZone: timeZone.name };
    return composeStatement(call, order, call.now());
  },

  /** Public, so that anyone can compare it with the key that a statement names. */
  async statementKey({ db }) {
    const keys = await listSigningKeys(db.sql);
    return {
      algorithm: 'Ed25519',
      key: keys.at(-1)?.key ?? '',
      keys: keys.map(({ key, validFrom, signature }, index) => ({
        key,
        from: validFrom,
        until: keys[index + 1]?.validFrom ?? null,
        signature,
      })),
      verifier: verifierPaths.statement,
    };
  },

  async checkHead({ db, partner }, { seq, hash }) {
    return { isPartOfChain: (await findHash(db.sql, partner.id, Number(seq))) === hash };
  },

  async listLines({ db, partner }, { after }) {
    const records = await listChainRecords(db.sql, [{ owner: partner.id, seq: Number(after) }]);
    const list = records.map(({ owner, seq, previous, entry }) => {
      if (!entry) throw new Error(`Record ${seq} of ${owner} has no entry`);
      return recordLine(entry, { owner, seq, previous }, entryHash(entry, sha256));
    });
    return { list };
  },
} satisfies UseCases<typeof statementCalls>;
