import type * as payouts from '#contract/payout.ts';
import type { Reply } from '#contract/route.ts';
import type { Micro } from '#domain/money.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import { saveSignature } from '../../people/confirmation/confirmation.ts';
import {
  changesAsJson,
  insertStatusChange,
  type StatusChange,
} from '../../people/status-change/status-change.ts';
import {
  fragment,
  type List,
  type Page,
  parseTime,
  readPage,
  type Sql,
  type TimeAsText,
} from '../../platform/database/database.ts';

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

const columns = fragment`
  id, partner_id, amount, fee, net, card_id, target, state, requested_at`;

export interface NewPayout {
  readonly payout: Payout;
  /** The hash of the confirmation the payout was requested with. */
  readonly confirmationHash: Buffer;
  readonly entryId: string;
  /** Whether a passkey confirmed it. */
  readonly isSigned: boolean;
}

/** Writes a payout with its first step, and uses up its confirmation. */
export async function insertPayout(
  sql: Sql,
  { payout, confirmationHash, entryId, isSigned }: NewPayout,
): Promise<void> {
  const usedConfirmations = await sql.count`
    with payout as (
      insert into payout (id, partner_id, amount, fee, net, card_id, target, state, requested_at)
      values (${payout.id}, ${payout.partnerId}, ${payout.amount}, ${payout.fee}, ${payout.net},
        ${payout.cardId}, ${payout.target}, ${payout.state}, ${payout.requestedAt})
    )
    update confirmation set used_at = ${payout.requestedAt}
     where hash = ${confirmationHash} and used_at is null`;

  if (usedConfirmations !== 1) throw new Error('A confirmation was spent that was not locked');
  if (isSigned) await saveSignature(sql, { confirmationHash, entryId });

  const { id: payoutId, state, requestedAt } = payout;
  const request = { state, at: requestedAt, by: 'partner', byId: null };
  await insertStatusChange(sql, { payoutId }, { ...request, reason: null, reference: null });
}

/** Saves the payout's new state, and the step that says when, by whom and why. */
export async function savePayoutStep(
  sql: Sql,
  payoutId: string,
  step: StatusChange<PayoutState>,
): Promise<void> {
  await sql`update payout set state = ${step.state} where id = ${payoutId}`;
  await insertStatusChange(sql, { payoutId }, step);
}

export async function findPayout(sql: Sql, id: string): Promise<Payout | null> {
  return sql.maybeOne<Payout>`select ${columns} from payout where id = ${id}`;
}

export async function lockPayout(sql: Sql, id: string): Promise<Payout | null> {
  return sql.maybeOne<Payout>`select ${columns} from payout where id = ${id} for update`;
}

/**
 * Whether the bank may have been told to pay it: the file that it is in was released. Nobody
 * releases the file before the caller's transaction ends.
 */
export async function isInReleasedFile(sql: Sql, payoutId: string): Promise<boolean> {
  const file = await sql.maybeOne<{ isReleased: boolean }>`
    select f.released_at is not null is_released
      from payment_file_item i join payment_file f on f.id = i.file_id
     where i.payout_id = ${payoutId} and i.is_live for share of f`;
  return file?.isReleased ?? false;
}

/** Who moved a payout into a state, by id, so that the next step can require someone else. */
export async function findStepMakerId(
  sql: Sql,
  payoutId: string,
  state: PayoutState,
): Promise<string | null> {
  const row = await sql.maybeOne<{ staffId: string | null }>`
    select staff_id from status_change where payout_id = ${payoutId} and state = ${state}`;
  return row?.staffId ?? null;
}

type ShownPayout = Reply<typeof payouts.listPayouts>['list'][number];

type ListedPayout = Omit<ShownPayout, 'target' | 'confirmedBy'> & {
  /** The destination, to be worded in the reader's language. */
  readonly card: { readonly method: string; readonly label: string; readonly last4: string };
};

type PayoutRow = Omit<ListedPayout, 'steps'> & {
  readonly steps: readonly TimeAsText<ShownPayout['steps'][number]>[];
};

/** The partner's payouts, newest first. */
export async function listPayouts(
  sql: Sql,
  partnerId: string,
  cursor: string | undefined,
): Promise<Page<ListedPayout>> {
  const partnerPayouts: List = {
    columns: fragment`
      ${columns},
      (select json_build_object('method', c.method, 'label', c.label, 'last4', c.last4)
         from bank_card c where c.id = payout.card_id) card,
      (select f.id from payout_refusal f where f.payout_id = payout.id) refusal_id,
      ${changesAsJson(fragment`s.payout_id = payout.id`)} steps`,
    from: fragment`from payout where partner_id = ${partnerId}`,
    at: fragment`requested_at`,
    id: fragment`id`,
    idType: 'uuid',
    rowsMax: 20,
  };
  const { list, next } = await readPage<PayoutRow>(sql, partnerPayouts, cursor);
  return { list: list.map((row) => ({ ...row, steps: row.steps.map(parseTime) })), next };
}
