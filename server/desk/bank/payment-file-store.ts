import type { listPayable, listPaymentFiles } from '#contract/desk/payment-files.ts';
import type { Reply } from '#contract/route.ts';
import type { PaymentFile } from '#domain/bank/payment-file.ts';
import type { Micro } from '#domain/money.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import {
  fragment,
  insert,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

export interface PaymentFileRow {
  readonly id: string;
  readonly no: string;
  readonly debtor: PaymentFile['debtor'];
  readonly paysOn: string;
  readonly total: Micro;
  readonly madeBy: string;
  readonly madeById: string;
  readonly madeAt: Date;
  readonly releasedBy: string | null;
  readonly releasedAt: Date | null;
  readonly xmlSha256: string | null;
  readonly csvSha256: string | null;
  readonly droppedBy: string | null;
  readonly droppedAt: Date | null;
}

type ListedFile = Reply<typeof listPaymentFiles>['list'][number];

const columns = fragment`
  f.id, f.no, f.pays_on::text pays_on, f.total, f.made_by, f.made_by_id, f.made_at,
  json_build_object(
    'name', f.debtor_name, 'account', f.debtor_account, 'bic', f.debtor_bic) debtor,
  f.released_by, f.released_at, encode(f.xml_sha256, 'hex') xml_sha256,
  encode(f.csv_sha256, 'hex') csv_sha256, f.dropped_by, f.dropped_at`;

const files: List = {
  columns: fragment`
    ${columns},
    (select count(*)::int from payment_file_item i where i.file_id = f.id) "count",
    (select count(*)::int from payment_file_item i join payout o on o.id = i.payout_id
      where i.file_id = f.id and i.is_live and o.state = 'approved') to_send`,
  from: fragment`from payment_file f where true`,
  at: fragment`f.made_at`,
  id: fragment`f.id`,
  idType: 'uuid',
};

/** Newest first. */
export const listFilePage = (sql: Sql, cursor: string | undefined) =>
  readPage<ListedFile>(sql, files, cursor);

export async function lockFile(sql: Sql, id: string): Promise<PaymentFileRow | null> {
  return sql.maybeOne<PaymentFileRow>`
    select ${columns} from payment_file f where f.id = ${id} for update`;
}

export interface FileItem {
  readonly payoutId: string;
  readonly partnerId: string;
  readonly partner: string;
  readonly target: string;
  readonly net: Micro;
  readonly state: string;
}

/** The payouts of a file, in file order. */
export const listItems = (sql: Sql, fileId: string): Promise<FileItem[]> =>
  sql.many<FileItem>`
    select i.payout_id, o.partner_id, coalesce(p.username, p.nickname) partner, o.target, o.net,
           o.state
      from payment_file_item i join payout o on o.id = i.payout_id
      join partner p on p.id = o.partner_id
     where i.file_id = ${fileId} order by i.place`;

export type PayableRow = Omit<Reply<typeof listPayable>['list'][number], 'whyNot'> & {
  readonly kind: 'bank-card' | 'wallet-address';
};

/** Approved payouts in no live file, oldest first; only those with these ids unless it is null. */
export const listPayableRows = (
  sql: Sql,
  ids: readonly string[] | null,
  rowsMax: number,
): Promise<PayableRow[]> =>
  sql.many<PayableRow>`
    select o.id, o.partner_id, coalesce(p.username, p.nickname) partner, o.net,
           o.target, c.kind, s.made_by approved_by, s.at approved_at
      from payout o join partner p on p.id = o.partner_id
      join bank_card c on c.id = o.card_id
      join status_change s on s.payout_id = o.id and s.state = 'approved'
     where o.state = 'approved' and o.state in ('requested', 'approved', 'sent')
       and (${ids}::uuid[] is null or o.id = any (${ids}))
       and not exists (select from payment_file_item i where i.payout_id = o.id and i.is_live)
     order by s.at, o.id limit ${rowsMax}`;

type NewFile = Omit<
  PaymentFileRow,
  'releasedBy' | 'releasedAt' | 'xmlSha256' | 'csvSha256' | 'droppedBy' | 'droppedAt'
>;

/** False if one of its payouts is in another file by now. */
export async function insertFile(
  sql: Sql,
  file: NewFile,
  payoutIds: readonly string[],
): Promise<boolean> {
  await insert(sql, 'payment_file', {
    id: file.id,
    no: file.no,
    debtorName: file.debtor.name,
    debtorAccount: file.debtor.account,
    debtorBic: file.debtor.bic,
    paysOn: file.paysOn,
    total: file.total,
    madeBy: file.madeBy,
    madeById: file.madeById,
    madeAt: file.madeAt,
  });

  const count = await sql.count`
    insert into payment_file_item (file_id, place, payout_id)
    select ${file.id}, t.place, t.id
      from unnest(${payoutIds}::uuid[]) with ordinality as t (id, place)
    on conflict do nothing`;
  return count === payoutIds.length;
}

/** The digests of the two forms in which the file was handed out. */
interface Release {
  readonly id: string;
  readonly releasedBy: StaffPerson;
  readonly xml: Buffer;
  readonly csv: Buffer;
}

export async function saveRelease(
  sql: Sql,
  { id, releasedBy, xml, csv }: Release,
  now: Date,
): Promise<void> {
  await sql`
    update payment_file
       set released_by = ${releasedBy.name}, released_by_id = ${releasedBy.id},
           released_at = ${now}, xml_sha256 = ${xml}, csv_sha256 = ${csv}
     where id = ${id}`;
}

export async function saveDrop(sql: Sql, id: string, droppedBy: string, now: Date): Promise<void> {
  await sql`
    update payment_file set dropped_by = ${droppedBy}, dropped_at = ${now} where id = ${id}`;
  await sql`update payment_file_item set is_live = false where file_id = ${id}`;
}
