import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';

/** The hash input of an id: with 122 random bits, it cannot be found by trying. */
const digest = (id: Fragment) => fragment`encode(sha256(convert_to(${id}::text, 'UTF8')), 'hex')`;

/** A person, by a digest keyed with this export's secret: stable within it, unknown outside. */
const personOf = (secret: string) => (staffId: Fragment) =>
  fragment`encode(sha256(convert_to(${secret}::text || ' ' || ${staffId}::text, 'UTF8')), 'hex')`;

const time = (moment: Fragment) =>
  fragment`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As it was typed: with two places, or as many as it has. */
const typedAmount = fragment`
  regexp_replace((amount::numeric / 1000000)::numeric(24, 6)::text, '(\\.\\d\\d\\d*?)0+$', '\\1')`;

const hex = (bytes: Fragment) => fragment`encode(${bytes}, 'hex')`;

/**
 * The books, in the order in which an auditor reads them. Each row becomes one line. Owners are
 * digests, and rows are sorted by these.
 */
function bookFilesWith(secret: string): readonly (readonly [name: string, query: Fragment])[] {
  const person = personOf(secret);
  return [
    [
      'keys',
      fragment`
        select no, key, ${time(fragment`valid_from`)} "from", signature
          from signing_key order by no`,
    ],
    [
      'entries',
      fragment`
        select id, kind, ${time(fragment`at`)} "at",
               ${digest(fragment`request_key`)} request,
               cause, remark, reverses,
               (select json_agg(json_build_array(${digest(fragment`p.owner`)}, p.pocket, p.turn,
                         p.amount::text, p.balance_after::text)
                         order by p.owner, p.pocket collate "C")
                  from posting p where p.entry_id = e.id) postings
          from entry e order by e.at, e.id`,
    ],
    [
      'records',
      fragment`
        select ${digest(fragment`owner`)} "owner", seq, entry_id entry, ${hex(fragment`hash`)} hash
          from record order by "owner", seq`,
    ],
    [
      'accounts',
      fragment`
        select ${digest(fragment`owner`)} "owner", pocket, turn, balance::text balance
          from account order by "owner", pocket collate "C"`,
    ],
    [
      'decisions',
      fragment`
        select id, kind act, ${digest(fragment`coalesce(partner_id, target_id)`)} "owner",
               ${typedAmount} amount, case kind when 'chargeback' then target_id end entry,
               ${person(fragment`requested_by`)} "madeBy", ${time(fragment`requested_at`)} "madeAt",
               ${person(fragment`decided_by`)} "decidedBy",
               case when decider is not null then ${time(fragment`decided_at`)} end "decidedAt",
               case when decider is not null then outcome = 'approved' end "isConfirmed"
          from approval where reference is not null order by id`,
    ],
    [
      'payouts',
      fragment`
        select id, ${digest(fragment`partner_id`)} "owner", amount::text amount, state,
               (select json_agg(json_build_array(state, ${time(fragment`at`)},
                         case made_by when 'partner' then made_by
                                      else ${person(fragment`staff_id`)} end) order by step)
                  from status_change s where s.payout_id = p.id) steps
          from payout p order by id`,
    ],
    [
      'plans',
      fragment`
        select plan.no, ${digest(fragment`partner_id`)} "owner", plan.status, p.amount::text amount,
               p.entry_id put, m.spent::text spent, m.last_no "lastNo",
               ${hex(fragment`m.head`)} head,
               (select coalesce(
                         json_agg(json_build_array(upto, cost::text, entry_id) order by b.no), '[]')
                  from billing b where b.plan_id = plan.id) billings,
               (select coalesce(
                         json_agg(json_build_array(amount::text, entry_id) order by c.no), '[]')
                  from plan_credit c where c.plan_id = plan.id) credits
          from plan join plan_put p on p.plan_id = plan.id
          join plan_meter m on m.plan_id = plan.id
         order by plan.no collate "C"`,
    ],
    [
      'flags',
      fragment`
        select plan.no plan, k.no, reason, ${time(fragment`k.at`)} "at", cost::text "cost"
          from event_flag k join plan on plan.id = k.plan_id
         order by plan.no collate "C", k.no`,
    ],
    [
      'blocks',
      fragment`
        select plan.no plan, from_no "from", to_no "to", ${hex(fragment`b.head`)} head,
               cost::text "cost", ${hex(fragment`k.sha256`)} block
          from event_block_range b join event_block k on k.id = b.block_id
          join plan on plan.id = b.plan_id
         order by plan.no collate "C", from_no`,
    ],
    [
      'roots',
      fragment`
        select no, ${time(fragment`at`)} "at", wallets, ${hex(fragment`root`)} root,
               ${hex(fragment`liability_root`)} "liabilityRoot", liability_leaves leaves, owed,
               ${hex(fragment`previous`)} previous, ${hex(fragment`hash`)} hash, key, signature
          from ledger_root order by no`,
    ],
    [
      'heads',
      fragment`
        select no, ${digest(fragment`owner`)} "owner", seq, ${hex(fragment`head`)} hash
          from ledger_root_leaf order by no, "owner"`,
    ],
    [
      'owed',
      fragment`
        select no, ${digest(fragment`owner`)} "owner", amounts::text[] amounts
          from liability_leaf order by no, "owner"`,
    ],
    [
      'owed-days',
      fragment`
        select no, ${hex(fragment`salt`)} salt, unassigned::text[] unassigned
          from liability_day order by no`,
    ],
    ['log', fragment`select index, kind, no, text from log_leaf order by index`],
    [
      'checkpoints',
      fragment`select size, ${time(fragment`at`)} "at", note from log_checkpoint order by size`,
    ],
    [
      'cosignatures',
      fragment`
        select c.size, w.key witness, c.line
          from cosignature c join witness w on w.id = c.witness_id
         order by c.size, w.key collate "C"`,
    ],
    [
      'bank-balances',
      fragment`
        select b.id, account, b.amount::text amount, ${time(fragment`at`)} "at",
               ${hex(fragment`sha256`)} sha256,
               ${person(fragment`a.requested_by`)} "recordedBy",
               ${person(fragment`a.decided_by`)} "confirmedBy",
               ${time(fragment`recorded_at`)} "recordedAt"
          from bank_balance b join approval a on a.id = b.id and a.outcome = 'approved'
         order by b.id`,
    ],
    [
      'bank-statements',
      fragment`
        select ${hex(fragment`sha256`)} sha256, format, lines, known,
               ${person(fragment`read_by_id`)} "readBy", ${time(fragment`read_at`)} "readAt"
          from bank_statement order by sha256`,
    ],
    [
      'own-audits',
      fragment`
        select round, ${time(fragment`began_at`)} "beganAt", ${time(fragment`at`)} "at",
               checked_entries "checkedEntries", findings
          from audit order by round`,
    ],
    [
      'outside-audits',
      fragment`
        select a.name auditor, a.key, ${time(fragment`o.at`)} "at", o.root_no root,
               o.is_sound "isSound", ${hex(fragment`o.sha256`)} sha256
          from outside_audit o join auditor a on a.id = o.auditor_id
         order by sha256`,
    ],
  ];
}

/** Lines per page: reading a page holds up nobody else. */
const linesMax = 5_000;

export interface BookPage {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Reads the books as JSON lines, in the snapshot of the given transaction. */
export async function* readBooks(sql: Sql, secret: string): AsyncGenerator<BookPage> {
  for (const [name, query] of bookFilesWith(secret)) {
    await sql`
      declare books no scroll cursor for select row_to_json(t)::text line from (${query}) t`;
    for (;;) {
      const rows = await sql.many<{ line: string }>`fetch ${literal(linesMax)} from books`;
      if (rows.length > 0) yield { name, lines: rows.map(({ line }) => line) };
      if (rows.length < linesMax) break;
    }

    await sql`close books`;
  }
}

export interface ExportedPlan {
  readonly id: bigint;
  readonly no: string;
}

/** Plans with a put, in the order of their file. */
export const listExportedPlans = (sql: Sql): Promise<ExportedPlan[]> =>
  sql.many<ExportedPlan>`
    select plan.id, plan.no from plan join plan_meter m on m.plan_id = plan.id
     order by plan.no collate "C"`;
