import { readFile } from 'node:fs/promises';
import type * as bankStatements from '#contract/desk/bank-statements.ts';
import { recordDeposit } from '#contract/desk/transfers.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { movePayout } from '../../programme/wallet/wallet.ts';
import { requestTransfer } from '../approval/transfer-approval.ts';
import { inTransaction } from '../call/run-command.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { transferUseCases } from '../transfer/transfer-use-cases.ts';
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

  listBankLines: ({ db, now }, filter) => listLinePage(db.sql, filter, now()),

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

  recordBankDeposits: {
    /** These wait for another person, who has not imported the statement either. */
    async inOwnTransactions(call, { lineIds }) {
      const lines = await listChosenLines(call.db.sql, lineIds, call.now());
      return forEachLine(lines, async (line) => {
        const { state, reference } = line;
        if (state !== 'deposit-new' || !reference) throw new RefusalError('desk_changed_meanwhile');

        const deposit = {
          reference,
          amount: formatMicro(line.amount),
          reason: describeLine(line),
        };
        await call.db.transaction(async (sql) => {
          const command = inTransaction(call, sql);
          const { id } = await requestTransfer(command, depositCommand, deposit);
          await saveLineDeposit(sql, line.id, id);
        });
      });
    },
  },

  completeBankPayouts: {
    /** Whoever imported a statement vouches for it; another person completes its payouts. */
    async inOwnTransactions(call, { lineIds }) {
      const lines = await listChosenLines(call.db.sql, lineIds, call.now());
      return forEachLine(lines, async (line) => {
        const { state, payoutId, bankReference, readById } = line;
        refuse(whyNotSecondPerson(readById, call.staff.id));
        if (state !== 'payout-sent' || !payoutId) throw new RefusalError('desk_changed_meanwhile');

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

const depositCommand = { route: recordDeposit, run: transferUseCases.recordDeposit };

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
      if (!(error instanceof RefusalError)) throw error;
      refusedLines.push({ lineId: line.id, why: error.reason });
    }
  }
  return { done: lines.length - refusedLines.length, left: refusedLines };
}

const describeLine = ({ bookedOn, bankReference }: LineRow): string =>
  `On the bank statement, booked on ${bookedOn}${bankReference ? `, ${bankReference}` : ''}.`;
