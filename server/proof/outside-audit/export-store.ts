import type { Sql } from '../../platform/database/database.ts';

/** The hash input of an id: with 122 random bits, it cannot be found by trying. */
const digest = (id: string) => `encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex')`;

/** A person, by a digest keyed with this export's secret: stable within it, unknown outside. */
const person = (name: string) => `encode(sha256(convert_to($1::text || ' ' ||
  lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g')), 'UTF8')), 'hex')`;

const time = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const hex = (bytes: string) => `encode(${bytes}, 'hex')`;

/** The books, in the order in which an auditor reads them. Each row becomes one line. */
const bookFiles: readonly (readonly [name: string, query: string])[] = [
  ['keys', `select no, key, ${time('valid_from')} "from", signature from signing_key order by no`],
  [
    'entries',
    `select id, kind, ${time('at')} "at", ${digest('request_key')} request, cause, remark,
            reverses, (select json_agg(json_build_array(${digest('p.owner')}, p.pocket, p.turn,
                p.amount::text, p.balance_after::text) order by p.owner, p.pocket collate "C")
              from posting p where p.entry_id = e.id) postings
       from entry e order by e.at, e.id`,
  ],
  [
    'records',
    `select ${digest('owner')} "owner", seq, entry_id entry, ${hex('hash')} hash
       from record order by 1, seq`,
  ],
  [
    'accounts',
    `select ${digest('owner')} "owner", pocket, turn, balance::text balance
       from account order by 1, pocket collate "C"`,
  ],
  [
    'decisions',
    `select id, act, ${digest(`coalesce(partner_id::text, body ->> 'outsideId')`)} "owner",
            body ->> 'amount' amount, body ->> 'entryId' entry, ${person('made_by')} "madeBy",
            ${time('made_at')} "madeAt", ${person('decided_by')} "decidedBy",
            ${time('decided_at')} "decidedAt", is_confirmed "isConfirmed"
       from proposal order by id`,
  ],
  [
    'payouts',
    `select id, ${digest('partner_id')} "owner", amount::text amount, state,
            (select json_agg(json_build_array(state, ${time('at')}, case made_by
                when 'partner' then made_by else ${person('made_by')} end) order by step)
              from payout_step s where s.payout_id = p.id) steps
       from payout p order by id`,
  ],
  [
    'plans',
    `select plan.no, ${digest('partner_id')} "owner", plan.status, p.amount::text amount,
            p.entry_id put, m.spent::text spent, m.last_no "lastNo", ${hex('m.head')} head,
            (select coalesce(json_agg(json_build_array(upto, cost::text, entry_id) order by b.no),
               '[]') from billing b where b.plan_id = plan.id) billings,
            (select coalesce(json_agg(json_build_array(amount::text, entry_id) order by c.no),
               '[]') from plan_credit c where c.plan_id = plan.id) credits
       from plan join plan_put p on p.plan_id = plan.id join plan_meter m on m.plan_id = plan.id
      order by plan.no collate "C"`,
  ],
  [
    'flags',
    `select plan.no plan, k.no, reason, ${time('k.at')} "at", cost::text "cost"
       from event_flag k join plan on plan.id = k.plan_id order by plan.no collate "C", k.no`,
  ],
  [
    'blocks',
    `select plan.no plan, from_no "from", to_no "to", ${hex('b.head')} head,
            cost::text "cost", ${hex('k.sha256')} block
       from event_block_range b join event_block k on k.id = b.block_id
       join plan on plan.id = b.plan_id order by plan.no collate "C", from_no`,
  ],
  [
    'roots',
    `select no, ${time('at')} "at", wallets, ${hex('root')} root,
            ${hex('liability_root')} "liabilityRoot", liability_leaves leaves, owed,
            ${hex('previous')} previous, ${hex('hash')} hash, key, signature
       from ledger_root order by no`,
  ],
  [
    'heads',
    `select no, ${digest('owner')} "owner", seq, ${hex('head')} hash
       from ledger_root_leaf order by no, 2`,
  ],
  [
    'owed',
    `select no, ${digest('owner')} "owner", amounts::text[] amounts
       from liability_leaf order by no, 2`,
  ],
  [
    'owed-days',
    `select no, ${hex('salt')} salt, unassigned::text[] unassigned
       from liability_day order by no`,
  ],
  ['log', 'select index, kind, no, text from log_leaf order by index'],
  ['checkpoints', `select size, ${time('at')} "at", note from log_checkpoint order by size`],
  [
    'cosignatures',
    `select c.size, w.key witness, c.line from cosignature c join witness w on w.id = c.witness_id
      order by c.size, w.key collate "C"`,
  ],
  [
    'bank-balances',
    `select id, account, amount::text amount, ${time('at')} "at", ${hex('sha256')} sha256,
            ${person('recorded_by')} "recordedBy", ${person('confirmed_by')} "confirmedBy",
            ${time('recorded_at')} "recordedAt"
       from bank_balance where confirmed_by is not null order by id`,
  ],
  [
    'bank-statements',
    `select ${hex('sha256')} sha256, format, lines, known, ${person('read_by')} "readBy",
            ${time('read_at')} "readAt" from bank_statement order by 1`,
  ],
  [
    'own-audits',
    `select round, ${time('began_at')} "beganAt", ${time('at')} "at",
            checked_entries "checkedEntries", findings from audit order by round`,
  ],
  [
    'outside-audits',
    `select a.name auditor, a.key, ${time('o.at')} "at", o.root_no root, o.is_sound "isSound",
            ${hex('o.sha256')} sha256
       from outside_audit o join auditor a on a.id = o.auditor_id order by 6`,
  ],
];

/** Lines per page: reading a page holds up nobody else. */
const linesMax = 5_000;

export interface BookPage {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Reads the books as JSON lines, in the snapshot of the given transaction. */
export async function* readBooks(sql: Sql, secret: string): AsyncGenerator<BookPage> {
  for (const [name, query] of bookFiles) {
    const values = query.includes('$1') ? [secret] : [];
    await sql(
      `declare books no scroll cursor for select row_to_json(t)::text line from (${query}) t`,
      values,
    );
    for (;;) {
      const rows = await sql<{ line: string }>(`fetch ${linesMax} from books`);
      if (rows.length > 0) yield { name, lines: rows.map(({ line }) => line) };
      if (rows.length < linesMax) break;
    }
    await sql('close books');
  }
}

export interface ExportedPlan {
  readonly id: bigint;
  readonly no: string;
}

/** Plans with a put, in the order of their file. */
export const listExportedPlans = (sql: Sql): Promise<ExportedPlan[]> =>
  sql<ExportedPlan>(
    `select plan.id, plan.no from plan join plan_meter m on m.plan_id = plan.id
      order by plan.no collate "C"`,
  );
