import { randomBytes, randomUUID } from 'node:crypto';
import type * as paymentFiles from '#contract/desk/payment-files.ts';
import { makePaymentFile } from '#contract/desk/payment-files.ts';
import { endToEndIdOf, isPayable, transfersMax } from '#domain/bank/payment-file.ts';
import { formatMicro, sum } from '#domain/money.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { formatUtcDate } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import { movePayout } from '../../programme/wallet/wallet.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { assertStillMay } from '../staff/assert-still-may.ts';
import { composePaymentFile } from './compose-payment-file.ts';
import {
  insertFile,
  listFilePage,
  listItems,
  listPayableRows,
  lockFile,
  type PayableRow,
  type PaymentFileRow,
  saveDrop,
  saveRelease,
} from './payment-file-store.ts';

export const paymentFileUseCases = {
  listPaymentFiles: ({ db }, { cursor }) => listFilePage(db.sql, cursor),

  async listPayable({ db }) {
    const payouts = await listPayableRows(db.sql, null, transfersMax);
    const { configuration } = await getSettings(db.sql);

    return {
      list: payouts.map((payout) => ({ ...payout, whyNot: whyNotPayable(payout) })),
      debtors: configuration.debtorAccounts,
    };
  },

  showPaymentFile: async ({ db }, { id }) => ({ lines: await listItems(db.sql, id) }),

  /** Fixes the contents of a file. It cannot be downloaded until another person releases it. */
  async makePaymentFile({ sql, staff, now }, { payoutIds, account, paysOn }) {
    const { debtorAccounts } = (await getSettings(sql)).configuration;
    const debtor = debtorAccounts.find((debtorAccount) => debtorAccount.account === account);
    if (!debtor) {
      throw new RefusalError('desk_value_wrong', {
        what: 'an account that two people did not enter',
      });
    }
    const distinctIds = [...new Set(payoutIds)];

    const payouts = await listPayableRows(sql, distinctIds, transfersMax);
    if (payouts.length !== distinctIds.length) throw new RefusalError('desk_changed_meanwhile');
    if (payouts.some((payout) => whyNotPayable(payout) !== null)) {
      throw new RefusalError('desk_value_wrong', { what: 'a payout that no bank file can hold' });
    }

    if (paysOn < formatUtcDate(now)) {
      throw new RefusalError('desk_value_wrong', { what: 'the day of payment, which is over' });
    }

    const [id, fileNumber] = [randomUUID(), createFileNo(now)];
    const total = sum(payouts.map(({ net }) => net));
    const maker = { madeBy: staff.name, madeById: staff.id, madeAt: now };
    const file = { id, no: fileNumber, debtor, paysOn, total, ...maker };
    const orderedIds = payouts.map((payout) => payout.id);
    if (!(await insertFile(sql, file, orderedIds)))
      throw new RefusalError('desk_changed_meanwhile');
    return {
      reply: { id, no: fileNumber },
      details: {
        file: fileNumber,
        payouts: String(payouts.length),
        total: formatMicro(total),
        account,
      },
    };
  },

  /** From here on the file can be downloaded, and each partner is told it holds the card number. */
  async releasePaymentFile(call, { id }) {
    const { sql, staff, now } = call;
    const file = await lockLiveFile(sql, id);
    if (file.releasedAt) throw new RefusalError('desk_changed_meanwhile');
    refuse(whyNotSecondPerson(file.madeById, staff.id));
    await assertStillMay(sql, file.madeById, makePaymentFile);

    const items = await listItems(sql, id);
    if (items.some(({ state }) => state !== 'approved')) {
      throw new RefusalError('desk_changed_meanwhile');
    }

    const composedFile = await composePaymentFile(sql, call, file);
    const [xml, csv] = [sha256Bytes(composedFile.xml), sha256Bytes(composedFile.csv)];

    await saveRelease(sql, { id, releasedBy: staff, xml, csv }, now);
    return {
      reply: { xmlSha256: xml.toString('hex'), csvSha256: csv.toString('hex') },
      concerns: items.map(({ partnerId }) => ({
        partnerId,
        reason: 'payment-file',
        reference: file.no,
      })),
    };
  },

  /** The file is generated again. If it differs from what was released, it is not sent. */
  async readPaymentFile(call, { id, format }) {
    const file = await lockLiveFile(call.sql, id);
    const sha256 = format === 'xml' ? file.xmlSha256 : file.csvSha256;
    if (!sha256) throw new RefusalError('desk_payment_file_waiting');

    const text = (await composePaymentFile(call.sql, call, file))[format];
    if (sha256Bytes(text).toString('hex') !== sha256) {
      throw new Error(`${file.no} is not what was released`);
    }
    return {
      reply: { name: `${file.no}.${format}`, text, sha256 },
      details: { file: file.no, format, sha256 },
    };
  },

  sendPaymentFile: {
    /** Each payout is sent by itself under its own rules: its approver may not send it. */

    async inOwnTransactions(call, { id }) {
      const file = await call.db.transaction((sql) => lockLiveFile(sql, id));
      if (!file.releasedAt) throw new RefusalError('desk_payment_file_waiting');

      const refusedPayouts: { partner: string; why: string }[] = [];
      let sentCount = 0;
      for (const { payoutId, partner, state } of await listItems(call.db.sql, id)) {
        if (state !== 'approved') continue;

        const move = {
          id: payoutId,
          newState: 'sent',
          seenState: 'approved',
          movedBy: call.staff,
          reason: 'handed-over',
          reference: endToEndIdOf(payoutId),
        } as const;

        try {
          await movePayout(call, move, (sql, concerns, now) =>
            call.writeAudit(sql, { concerns }, now),
          );
          sentCount += 1;
        } catch (error) {
          if (!(error instanceof RefusalError)) throw error;
          refusedPayouts.push({ partner, why: error.reason });
        }
      }

      return { sent: sentCount, left: refusedPayouts };
    },
  },

  /** A file that the bank may already have cannot be dropped. */
  async dropPaymentFile({ sql, requestedBy, decidedBy, now }, { id }) {
    const { no: fileNumber, total, releasedBy } = await lockLiveFile(sql, id);
    const items = await listItems(sql, id);
    if (items.some(({ state }) => state === 'sent' || state === 'completed')) {
      throw new RefusalError('desk_payment_file_sent');
    }

    await saveDrop(sql, id, decidedBy ?? requestedBy, now);
    return {
      subject: id,
      description: {
        file: fileNumber,
        payouts: String(items.length),
        total: formatMicro(total),
        'released by': releasedBy ?? 'nobody, so the bank cannot have it',
      },
      details: { file: fileNumber },
    };
  },
} satisfies DeskUseCases<typeof paymentFiles>;

function whyNotPayable({ kind, net }: PayableRow) {
  if (kind !== 'bank-card') return 'wallet';
  return isPayable(net) ? null : 'amount';
}

/** For example RB-20261117-7K2M4QXD: at most 35 characters, as the format requires. */
function createFileNo(now: Date): string {
  const day = formatUtcDate(now).replaceAll('-', '');
  return `RB-${day}-${codeFromBytes(randomBytes(10)).slice(-8)}`;
}

/** A file that was not dropped. */
async function lockLiveFile(sql: Sql, id: string): Promise<PaymentFileRow> {
  const file = await lockFile(sql, id);
  if (!file) throw new RefusalError('desk_not_found');
  if (file.droppedAt) throw new RefusalError('desk_changed_meanwhile');
  return file;
}
