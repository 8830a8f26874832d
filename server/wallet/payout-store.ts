import type { Micro } from '#domain/money.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import { keepSignatures } from '../confirmation/confirmation.ts';
import { pageEnd, type Sql } from '../database/database.ts';

export interface Payout {
  readonly id: string;
  readonly partnerId: string;
  readonly amount: Micro;
  readonly fee: Micro;
  readonly net: Micro;
  readonly cardId: string;
  readonly target: string;
  readonly state: PayoutState;
  readonly requestedAt: Date;
}

export interface PayoutStep {
  readonly state: PayoutState;
  readonly at: Date;
  readonly by: string;
  readonly reason: string | null;
  readonly reference: string | null;
}

const columns = `id, partner_id "partnerId", amount, fee, net, card_id "cardId", target, state,
  requested_at "requestedAt"`;

export interface NewPayout {
  readonly payout: Payout;
  /** The hash of the confirmation the payout was requested with. */
  readonly confirmationHash: Buffer;
  readonly entryId: string;
  /** Whether a passkey confirmed it. */
  readonly isSigned: boolean;
}

/** Writes payouts with their first steps, and uses up their confirmations: all or none. */
export async function insertPayouts(sql: Sql, made: readonly NewPayout[]): Promise<void> {
  const spent = await sql(
    `with made as (
       select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[],
                            $6::uuid[], $7::text[], $8::text[], $9::timestamptz[], $10::bytea[])
         as made (id, partner_id, amount, fee, net, card_id, target, state, at, confirmation)
     ), payouts as (
       insert into payout (id, partner_id, amount, fee, net, card_id, target, state, requested_at)
       select id, partner_id, amount, fee, net, card_id, target, state, at from made
     ), steps as (
       insert into payout_step (payout_id, step, state, at, made_by)
       select id, 1, state, at, 'partner' from made)
     update confirmation set used_at = made.at from made
      where confirmation.hash = made.confirmation and used_at is null returning hash`,
    [
      made.map(({ payout }) => payout.id),
      made.map(({ payout }) => payout.partnerId),
      made.map(({ payout }) => payout.amount),
      made.map(({ payout }) => payout.fee),
      made.map(({ payout }) => payout.net),
      made.map(({ payout }) => payout.cardId),
      made.map(({ payout }) => payout.target),
      made.map(({ payout }) => payout.state),
      made.map(({ payout }) => payout.requestedAt.toISOString()),
      made.map(({ confirmationHash }) => confirmationHash),
    ],
  );
  // In one batch, two payouts with one confirmation both find it unused. Retried singly, only the
  // first one does.
  if (spent.length !== made.length) throw new Error('A confirmation was shown twice at once');
  await keepSignatures(
    sql,
    made.filter(({ isSigned }) => isSigned),
  );
}

async function insertStep(sql: Sql, payoutId: string, step: PayoutStep): Promise<void> {
  await sql(
    `insert into payout_step (payout_id, step, state, at, made_by, reason, reference)
     select $1, count(*) + 1, $2, $3, $4, $5, $6 from payout_step where payout_id = $1`,
    [payoutId, step.state, step.at, step.by, step.reason, step.reference],
  );
}

/** Saves the payout's new state, and the step that says when, by whom and why. */
export async function savePayoutStep(sql: Sql, payoutId: string, step: PayoutStep): Promise<void> {
  await sql('update payout set state = $2 where id = $1', [payoutId, step.state]);
  await insertStep(sql, payoutId, step);
}

export async function findPayout(sql: Sql, id: string): Promise<Payout | null> {
  const [row] = await sql<Payout>(`select ${columns} from payout where id = $1`, [id]);
  return row ?? null;
}

export async function lockPayout(sql: Sql, id: string): Promise<Payout | null> {
  const [row] = await sql<Payout>(`select ${columns} from payout where id = $1 for update`, [id]);
  return row ?? null;
}

/** Who moved a payout into a state, so that the next step can require someone else. */
export async function findStepBy(
  sql: Sql,
  payoutId: string,
  state: PayoutState,
): Promise<string | null> {
  const [row] = await sql<{ by: string }>(
    'select made_by "by" from payout_step where payout_id = $1 and state = $2',
    [payoutId, state],
  );
  return row?.by ?? null;
}

interface ListedPayout extends Payout {
  /** The destination, to be worded in the reader's language. */
  readonly card: { readonly method: string; readonly label: string; readonly last4: string };
  /** The disputable refusal, if staff rejected the payout. */
  readonly refusalId: string | null;
  readonly steps: readonly (readonly [PayoutState, string, string | null, string | null])[];
}

const pageSize = 20;

export async function listPayouts(sql: Sql, partnerId: string, cursor: string | null) {
  const before = pageEnd(cursor);
  const rows = await sql<ListedPayout>(
    `select ${columns},
            (select json_build_object('method', c.method, 'label', c.label, 'last4', c.last4)
               from bank_card c where c.id = payout.card_id) card,
            (select f.id from payout_refusal f where f.payout_id = payout.id) "refusalId",
            (select json_agg(json_build_array(s.state, s.at, s.reason, s.reference)
                             order by s.step)
               from payout_step s where s.payout_id = payout.id) steps
       from payout
      where partner_id = $1 and ($2::timestamptz is null or (requested_at, id) < ($2, $3::uuid))
      order by requested_at desc, id desc limit ${pageSize + 1}`,
    [partnerId, before.at, before.id],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const next = rows.length > pageSize && last ? `${last.requestedAt.getTime()}_${last.id}` : null;
  return { list, next };
}
