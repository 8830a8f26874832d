import type { Micro } from '#domain/money.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import type { Sql } from '../db/db.ts';

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

export async function insertPayout(sql: Sql, payout: Payout): Promise<void> {
  await sql(
    `insert into payout (id, partner_id, amount, fee, net, card_id, target, state, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      payout.id,
      payout.partnerId,
      payout.amount,
      payout.fee,
      payout.net,
      payout.cardId,
      payout.target,
      payout.state,
      payout.requestedAt,
    ],
  );
  const step = { state: payout.state, at: payout.requestedAt, by: 'partner' };
  await insertStep(sql, payout.id, { ...step, reason: null, reference: null });
}

async function insertStep(sql: Sql, payoutId: string, step: PayoutStep): Promise<void> {
  await sql(
    `insert into payout_step (payout_id, step, state, at, made_by, reason, reference)
     select $1, count(*) + 1, $2, $3, $4, $5, $6 from payout_step where payout_id = $1`,
    [payoutId, step.state, step.at, step.by, step.reason, step.reference],
  );
}

/** Moves a payout on, together with the step that says when, by whom and why. */
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

/** Who moved a payout into a state: the second person must be another one. */
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

const pageSize = 20;

export async function listPayouts(sql: Sql, partnerId: string, cursor: string | null) {
  const [time, id] = cursor?.split('_') ?? [];
  const before = time && id ? { at: new Date(Number(time)), id } : null;
  const rows = await sql<Payout & { steps: [PayoutState, string, string | null, string | null][] }>(
    `select ${columns},
            (select json_agg(json_build_array(s.state, s.at, s.reason, s.reference)
                             order by s.step)
               from payout_step s where s.payout_id = payout.id) steps
       from payout
      where partner_id = $1 and ($2::timestamptz is null or (requested_at, id) < ($2, $3::uuid))
      order by requested_at desc, id desc limit ${pageSize + 1}`,
    [partnerId, before?.at ?? null, before?.id ?? null],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const next = rows.length > pageSize && last ? `${last.requestedAt.getTime()}_${last.id}` : null;
  return { list, next };
}
