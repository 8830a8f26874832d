import {
  endToEndIdOf,
  type PaymentFile,
  paymentCsv,
  paymentXml,
  type Transfer,
} from '#domain/bank/payment-file.ts';
import { RefusalError } from '#domain/refusal.ts';
import { type CardField, type CardValue, targetFields } from '#domain/wallet/card.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findCardOfPayout, openCard } from '../../programme/wallet/wallet.ts';
import { type FileItem, listItems, type PaymentFileRow } from './payment-file-store.ts';

/** A payment file in both forms, composed from the payouts and cards that it names. */
export async function composePaymentFile(
  sql: Sql,
  { secrets, settings }: Pick<Services, 'secrets' | 'settings'>,
  file: PaymentFileRow,
): Promise<{ readonly xml: string; readonly csv: string }> {
  const items = await listItems(sql, file.id);
  const transfers: Transfer[] = [];
  for (const item of items) transfers.push(await transferOf(sql, secrets.cardKey, file, item));

  const { no, madeAt, paysOn, debtor } = file;
  const { currency } = settings.installation;
  const paymentFile: PaymentFile = { no, madeAt, paysOn, currency, debtor, transfers };
  return { xml: paymentXml(paymentFile), csv: paymentCsv(paymentFile) };
}

async function transferOf(
  sql: Sql,
  cardKey: Buffer,
  file: PaymentFileRow,
  { payoutId, net }: FileItem,
): Promise<Transfer> {
  const card = await findCardOfPayout(sql, payoutId);
  const values = card ? openCard(cardKey, card) : [];

  const account = cardValue(values, targetFields['bank-card']);
  const name = cardValue(values, 'userName');
  if (account === null || name === null) throw new RefusalError('desk_payment_file_card');

  const endToEndId = endToEndIdOf(payoutId);
  return { endToEndId, amount: net, name, account, text: `${file.no} ${endToEndId}` };
}

const cardValue = (values: readonly CardValue[], wantedField: CardField): string | null =>
  values.find(({ field }) => field === wantedField)?.value ?? null;
