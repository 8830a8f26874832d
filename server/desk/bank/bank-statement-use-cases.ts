import { readFile } from 'node:fs/promises';
import type * as bankStatements from '#contract/desk/bank-statements.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { movePayout } from '../../programme/wallet/wallet.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { propose } from '../transfer/prepare-transfer.ts';
import { importStatements, readStatements } from './import-statement.ts';
import {
  type LineRow,
  listChosenLines,
  listLinePage,
  listStatementPage,
  saveLineDeposit,
} from './statement-store.ts';

export const bankStatementUseCases = {
  listBankStatements: ({ db }, { cursor }) => listStatementPage(db.sql, cursor),

  listBankLines: ({ db }, filter) => listLinePage(db.sql, filter),

  readBankStatement: {
    /** The file is read before anything is locked. */
    async inOwnTransactions(call, { name, format }) {
      const bytes = await readFile(call.upload);
      const { currency } = call.settings.installation;
      const statements = readStatements(bytes, format, currency);

      const now = call.now();

      const sha256 = sha256Bytes(bytes);
      const file = { name, format, sha256, readBy: call.staff.name, readById: call.staff.id };

      return call.db.transaction(async (sql) => {
        const imported = await importStatements(sql, statements, file, now);

        const details = {
          file: name,
          format,
          lines: String(imported.lines),
          sha256: sha256.toString('hex'),
        };
        await call.writeAudit(sql, { details }, now);
        return imported;
      });
    },
  },

  proposeBankDeposits: {
    /** Like any deposit recorded by one person, these wait for another to confirm them. */
    async inOwnTransactions(call, { lineIds }) {
      return forEachLine(await listChosenLines(call.db.sql, lineIds), async (line) => {
        const { state, reference } = line;
        if (state !== 'deposit-new' || !reference) throw new Refusal('desk_changed_meanwhile');

        const now = call.now();
        const proposalNote = { reference, reason: proposalReasonOf(line), by: call.staff.name };
        const proposal = {
          act: 'deposit',
          amount: formatMicro(line.amount),
          ...proposalNote,
        } as const;

        await call.db.transaction(async (sql) => {
          const { proposalId, concerns, reason } = await propose(sql, proposal, now);
          await saveLineDeposit(sql, line.id, proposalId);
          const auditedConcerns = concerns.map((concerned) => ({
            ...concerned,
            reason,
            reference,
          }));
          await call.writeAudit(sql, { concerns: auditedConcerns }, now);
        });
      });
    },
  },

  completeBankPayouts: {
    /** Whoever imported a statement vouches for it; another person completes its payouts. */
    async inOwnTransactions(call, { lineIds }) {
      return forEachLine(await listChosenLines(call.db.sql, lineIds), async (line) => {
        const { state, payoutId, bankReference, readById } = line;
        refuse(whyNotSecondPerson(readById, call.staff.id));
        if (state !== 'payout-sent' || !payoutId) throw new Refusal('desk_changed_meanwhile');

        const move = {
          id: payoutId,
          newState: 'completed',
          seenState: 'sent',
          movedBy: call.staff,
          reason: 'arrived',
          reference: bankReference ?? payoutId,
        } as const;
        await movePayout(call, move, (sql, concerns, now) =>
          call.writeAudit(sql, { concerns }, now),
        );
      });
    },
  },
} satisfies DeskUseCases<typeof bankStatements>;

/** Each line is handled by itself: a refused one does not affect the others. */
async function forEachLine(
  lines: readonly LineRow[],
  handle: (line: LineRow) => Promise<void>,
): Promise<{ done: number; left: { lineId: string; why: string }[] }> {
  const refusedLines: { lineId: string; why: string }[] = [];

  for (const line of lines) {
    try {
      await handle(line);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusedLines.push({ lineId: line.id, why: error.reason });
    }
  }
  return { done: lines.length - refusedLines.length, left: refusedLines };
}

const proposalReasonOf = ({ bookedOn, bankReference }: LineRow): string =>
  `On the bank statement, booked on ${bookedOn}${bankReference ? `, ${bankReference}` : ''}.`;
