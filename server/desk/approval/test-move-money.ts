import * as transfers from '#contract/desk/transfers.ts';
import type { TransferKind } from '#domain/desk/transfer.ts';
import type { LedgerServices } from '../../books/ledger/ledger.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { deskHandlers } from '../desk-use-cases.ts';
import { findStaffByName } from '../staff/staff-store.ts';
import {
  requestTransferAs,
  type TransferInput,
  type TransferName,
  type TwoPeople,
} from './request-and-approve.ts';

/** A transfer of any kind, with what it is about under the name that tests give it. */
export interface TestTransfer {
  readonly kind: TransferKind;
  readonly partnerId?: string | null;
  readonly amount?: string | null;
  readonly entryId?: string | null;
  readonly exchangeId?: string | null;
  readonly conversionId?: string | null;
  readonly outsideId?: string | null;
  readonly reference: string;
  readonly reason: string;
  readonly by: string;
}

async function getStaff(sql: Sql, name: string): Promise<TwoPeople['requester']> {
  await admitPerson(sql, name);
  const staff = await findStaffByName(sql, name);
  if (!staff) throw new Error(`${name} is missing`);
  return staff;
}

/** Requests it as a member of staff does at the desk; somebody else can approve it. */
export async function requestMoney(
  db: Db,
  { by, ...transfer }: TestTransfer,
  now: Date,
): Promise<string> {
  const staff = await getStaff(db.sql, by);
  await admitPerson(db.sql, staff.name === 'Ann Lee' ? 'Bo Chen' : 'Ann Lee');
  const name = nameOf(transfer.kind);
  const input = await inputOf(db.sql, transfer);
  const { id } = await requestTransferAs({ db, now: () => now }, staff, name, input);
  return id;
}

interface TestDecision {
  readonly id: string;
  readonly by: string;
  readonly isApproved: boolean;
}

/** Decides as another member of staff does at the desk. */
export async function decideMoney(
  services: Pick<LedgerServices, 'db' | 'money' | 'now'>,
  { id, by, isApproved }: TestDecision,
): Promise<void> {
  const staff = await getStaff(services.db.sql, by);
  const reason = isApproved ? '' : 'not as it was recorded';
  await deskHandlers.decideApproval?.({ ...services, staff } as never, { id, isApproved, reason });
}

function nameOf(kind: TransferKind): TransferName {
  const found = Object.entries(transfers).find(([, route]) => route.approval.kind === kind);
  if (!found) throw new Error(`No call requests ${kind}`);
  return found[0] as TransferName;
}

async function inputOf(
  sql: Sql,
  transfer: Omit<TestTransfer, 'by'>,
): Promise<TransferInput<TransferName>> {
  const { kind, partnerId, amount, entryId, exchangeId, conversionId, outsideId } = transfer;
  const { reason, reference } = transfer;
  const input = {
    reason,
    reference,
    ...(partnerId && kind !== 'deposit' && { partnerId }),
    ...(amount && { amount }),
    ...(entryId && { entryId }),
    ...(conversionId && { conversionId }),
    ...(outsideId && { id: outsideId }),
    ...(exchangeId && { id: exchangeId, seen: await stateOf(sql, exchangeId) }),
  };
  return input as unknown as TransferInput<TransferName>;
}

async function stateOf(sql: Sql, exchangeId: string): Promise<string> {
  const exchange = await sql.maybeOne<{ state: string }>`
    select state from exchange where id = ${exchangeId}`;
  return exchange?.state ?? 'held';
}
