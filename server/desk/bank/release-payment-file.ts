import type {
  readPaymentFile as readRoute,
  releasePaymentFile as releaseRoute,
  sendPaymentFile as sendRoute,
} from '#contract/desk/payment-files.ts';
import {
  endToEndIdOf,
  type PaymentFile,
  paymentCsv,
  paymentXml,
  type Transfer,
} from '#domain/bank/payment-file.ts';
import { Refusal } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { type CardField, type CardValue, targetFields } from '#domain/wallet/card.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { findCardOfPayout, movePayout, openCard } from '../../programme/wallet/wallet.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import {
  type FileItem,
  listItems,
  lockFile,
  type PaymentFileRow,
  saveRelease,
} from './payment-file-store.ts';
import { debtorOf } from './payment-files.ts';

const cardValue = (values: readonly CardValue[], wanted: CardField): string | null =>
  values.find(({ field }) => field === wanted)?.value ?? null;

async function transferOf(
  { secrets }: Pick<DeskCall, 'secrets'>,
  sql: Sql,
  file: PaymentFileRow,
  { payoutId, net }: FileItem,
): Promise<Transfer> {
  const card = await findCardOfPayout(sql, payoutId);
  const values = card ? openCard(secrets.cardKey, card) : [];
  const account = cardValue(values, targetFields['bank-card']);
  const name = cardValue(values, 'userName');
  if (account === null || name === null) throw new Refusal('desk_payment_file_card');
  const endToEndId = endToEndIdOf(payoutId);
  return { endToEndId, amount: net, name, account, text: `${file.no} ${endToEndId}` };
}

async function composed(
  call: Pick<DeskCall, 'secrets' | 'settings'>,
  sql: Sql,
  file: PaymentFileRow,
): Promise<PaymentFile> {
  const items = await listItems(sql, file.id);
  const transfers: Transfer[] = [];
  for (const item of items) transfers.push(await transferOf(call, sql, file, item));
  const { currency } = call.settings.installation;
  const { no, at: madeAt, paysOn } = file;
  return { no, madeAt, paysOn, currency, debtor: debtorOf(file), transfers };
}

async function getLive(sql: Sql, id: string): Promise<PaymentFileRow> {
  const file = await lockFile(sql, id);
  if (!file) throw new Refusal('desk_not_found');
  if (file.droppedAt) throw new Refusal('desk_changed_meanwhile');
  return file;
}

/** From here on the file can be downloaded, and each partner is told it holds the card number. */
export const releasePaymentFile: DeskUseCase<typeof releaseRoute> = (call, { id }) =>
  call.db.transaction(async (sql) => {
    const [by, now] = [call.staff.name, call.now()];
    const file = await getLive(sql, id);
    if (file.releasedAt) throw new Refusal('desk_changed_meanwhile');
    if (isSamePerson(file.madeBy, by)) throw new Refusal('second_person_needed');
    const items = await listItems(sql, id);
    if (items.some(({ state }) => state !== 'approved'))
      throw new Refusal('desk_changed_meanwhile');
    const whole = await composed(call, sql, file);
    const [xml, csv] = [sha256Bytes(paymentXml(whole)), sha256Bytes(paymentCsv(whole))];
    await saveRelease(sql, { id, by, xml, csv }, now);
    const act = 'payment-file';
    for (const { partnerId } of items) {
      await noteAct(sql, { partnerId, by, act, reason: act, reference: file.no }, now);
    }
    return { xmlSha256: xml.toString('hex'), csvSha256: csv.toString('hex') };
  });

/** The file is generated again. If it differs from what was released, it is not sent. */
export const readPaymentFile: DeskUseCase<typeof readRoute> = (call, { id, format }) =>
  call.db.transaction(async (sql) => {
    const file = await getLive(sql, id);
    const kept = format === 'xml' ? file.xmlSha256 : file.csvSha256;
    if (!kept) throw new Refusal('desk_payment_file_waiting');
    const whole = await composed(call, sql, file);
    const text = format === 'xml' ? paymentXml(whole) : paymentCsv(whole);
    if (!sha256Bytes(text).equals(kept)) throw new Error(`${file.no} is not what was released`);
    const about = { file: file.no, format, sha256: kept.toString('hex') };
    await noteInDeskLog(sql, { by: call.staff.name, act: 'payment-file-read', about }, call.now());
    return { name: `${file.no}.${format}`, text, sha256: kept.toString('hex') };
  });

/** Each payout is sent by itself under its own rules: its approver may not send it. */
export const sendPaymentFile: DeskUseCase<typeof sendRoute> = async (call, { id }) => {
  const file = await call.db.transaction((sql) => getLive(sql, id));
  if (!file.releasedAt) throw new Refusal('desk_payment_file_waiting');
  const left: { partner: string; why: string }[] = [];
  let sent = 0;
  for (const { payoutId, partner, state } of await listItems(call.db.sql, id)) {
    if (state !== 'approved') continue;
    const reference = endToEndIdOf(payoutId);
    const move = { id: payoutId, to: 'sent', reason: 'handed-over', reference } as const;
    try {
      await movePayout(call, { ...move, by: call.staff.name, seen: 'approved' });
      sent += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ partner, why: error.reason });
    }
  }
  return { sent, left };
};
