import type { Micro } from '#domain/money.ts';
import {
  atOf,
  keyOf,
  pageEnd,
  pageRows,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface PaymentFileRow {
  readonly id: string;
  readonly no: string;
  readonly debtorName: string;
  readonly debtorAccount: string;
  readonly debtorBic: string | null;
  readonly paysOn: string;
  readonly total: Micro;
  readonly madeBy: string;
  readonly at: Date;
  readonly releasedBy: string | null;
  readonly releasedAt: Date | null;
  readonly xmlSha256: Buffer | null;
  readonly csvSha256: Buffer | null;
  readonly droppedBy: string | null;
  readonly droppedAt: Date | null;
}

export interface ListedFile extends PaymentFileRow {
  readonly count: bigint;
  readonly toSend: bigint;
}

const columns = `f.id, f.no, f.debtor_name "debtorName", f.debtor_account "debtorAccount",
  f.debtor_bic "debtorBic", f.pays_on::text "paysOn", f.total, f.made_by "madeBy",
  ${atOf('f.made_at')} at, f.released_by "releasedBy", f.released_at "releasedAt",
  f.xml_sha256 "xmlSha256", f.csv_sha256 "csvSha256", f.dropped_by "droppedBy",
  f.dropped_at "droppedAt"`;

export async function listFilePage(sql: Sql, cursor: string | undefined) {
  const end = pageEnd(cursor);
  const rows = await sql<ListedFile>(
    `select ${columns}, (select count(*) from payment_file_item i where i.file_id = f.id) "count",
            (select count(*) from payment_file_item i join payout o on o.id = i.payout_id
              where i.file_id = f.id and i.is_live and o.state = 'approved') "toSend"
       from payment_file f
      where $1::timestamptz is null or (${atOf('f.made_at')}, f.id) < ($1, $2::uuid)
      order by 9 desc, f.id desc limit ${pageRows + 1}`,
    [end.at, end.id],
  );
  return timePage(rows, keyOf);
}

export async function lockFile(sql: Sql, id: string): Promise<PaymentFileRow | null> {
  const [row] = await sql<PaymentFileRow>(
    `select ${columns} from payment_file f where f.id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export interface FileItem {
  readonly payoutId: string;
  readonly partnerId: string;
  readonly partner: string;
  readonly net: Micro;
  readonly state: string;
}

/** The payouts of a file, in file order. */
export const listItems = (sql: Sql, fileId: string): Promise<FileItem[]> =>
  sql<FileItem>(
    `select i.payout_id "payoutId", o.partner_id "partnerId",
            coalesce(p.username, p.nickname) partner, o.net, o.state
       from payment_file_item i join payout o on o.id = i.payout_id
       join partner p on p.id = o.partner_id
      where i.file_id = $1 order by i.place`,
    [fileId],
  );

export interface PayableRow {
  readonly id: string;
  readonly partnerId: string;
  readonly partner: string;
  readonly net: Micro;
  readonly target: string;
  readonly kind: 'bank-card' | 'wallet-address';
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

/** Approved payouts in no live file, oldest first, limited to these ids if given. */
export const listPayableRows = (
  sql: Sql,
  ids: readonly string[] | null,
  rowsMax: number,
): Promise<PayableRow[]> =>
  sql<PayableRow>(
    `select o.id, o.partner_id "partnerId", coalesce(p.username, p.nickname) partner, o.net,
            o.target, c.kind, s.made_by "approvedBy", s.at "approvedAt"
       from payout o join partner p on p.id = o.partner_id join bank_card c on c.id = o.card_id
       join payout_step s on s.payout_id = o.id and s.state = 'approved'
      where o.state = 'approved' and o.state in ('requested', 'approved', 'sent')
        and ($1::uuid[] is null or o.id = any ($1))
        and not exists (select from payment_file_item i where i.payout_id = o.id and i.is_live)
      order by s.at, o.id limit $2`,
    [ids, rowsMax],
  );

type Made = Omit<
  PaymentFileRow,
  'releasedBy' | 'releasedAt' | 'xmlSha256' | 'csvSha256' | 'droppedBy' | 'droppedAt'
>;

/** False if one of its payouts is in another file by now. */
export async function insertFile(
  sql: Sql,
  file: Made,
  payoutIds: readonly string[],
): Promise<boolean> {
  await sql(
    `insert into payment_file (id, no, debtor_name, debtor_account, debtor_bic, pays_on, total,
       made_by, made_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[file.id, file.no, file.debtorName, file.debtorAccount, file.debtorBic],
      ...[file.paysOn, file.total, file.madeBy, file.at],
    ],
  );
  const rows = await sql(
    `insert into payment_file_item (file_id, place, payout_id)
     select $1, t.place, t.id from unnest($2::uuid[]) with ordinality as t (id, place)
     on conflict do nothing returning place`,
    [file.id, payoutIds],
  );
  return rows.length === payoutIds.length;
}

export async function saveRelease(
  sql: Sql,
  { id, by, xml, csv }: { id: string; by: string; xml: Buffer; csv: Buffer },
  now: Date,
): Promise<void> {
  await sql(
    `update payment_file set released_by = $2, released_at = $3, xml_sha256 = $4, csv_sha256 = $5
      where id = $1`,
    [id, by, now, xml, csv],
  );
}

export async function saveDrop(sql: Sql, id: string, by: string, now: Date): Promise<void> {
  await sql('update payment_file set dropped_by = $2, dropped_at = $3 where id = $1', [
    id,
    by,
    now,
  ]);
  await sql('update payment_file_item set is_live = false where file_id = $1', [id]);
}
