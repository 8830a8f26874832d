import * as v from 'valibot';
import type { ApprovedCommand } from '#contract/desk/desk-route.ts';
import type { Json } from '#domain/canonical-json.ts';
import { approvalEndsAt, whyNotDecideApproval } from '#domain/desk/approval.ts';
import { isTransferKind, type TransferKind } from '#domain/desk/transfer.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import {
  type Approval,
  findApproval,
  isReferenceUsed,
  lockKind,
  lockTransfer,
  saveOutcome,
} from '../../people/approval/approval.ts';
import type { Sql } from '../../platform/database/database.ts';
import { saveReference } from '../../programme/wallet/wallet.ts';
import type { DeskCall, StaffMember } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { CommandCall } from '../call/use-case.ts';
import { writeAudit } from '../call/write-audit.ts';
import { describeTransfer } from '../transfer/describe-transfer.ts';
import { prepareTransfer } from '../transfer/prepare-transfer.ts';
import {
  type LoadedTransfer,
  loadTransfer,
  settleTransfer,
  tryTransfer,
} from '../transfer/settle-transfer.ts';
import type { StoredTransfer } from '../transfer/stored-transfer.ts';
import { dropDeposit } from '../transfer/tell-of-money.ts';
import { listConcernedPartners, listOwners } from '../transfer/transfer-owners.ts';
import type { TransferCommand } from './approved-command.ts';
import { type Concerned, isAboutPartner, noteStep } from './note-steps.ts';
import { assertOtherDecider, assertRequesterMay, storeRequest } from './request-approval.ts';

/** A member of staff, with the roles of now. */
type Person = Pick<StaffMember, 'id' | 'name' | 'roles'>;

/**
 * Stores a transfer that one person requests until another has decided it. It is first tried on the
 * balances of now: nothing moves, and what could not be settled is not requested.
 */
export async function requestTransfer(
  call: Pick<CommandCall, 'sql' | 'now' | 'commandId'> & { readonly staff: Person },
  { route, run }: TransferCommand,
  input: object,
): Promise<{ readonly id: string }> {
  const { sql, staff, now, commandId: id } = call;
  const kind = getTransferKind(route.approval.kind);
  const form = run.transfer(input as never);

  await lockKind(sql, kind);
  const transfer = await tellMeanwhile(prepareTransfer(sql, { ...form, id, kind }, now));
  if (await isReferenceUsed(sql, transfer, now)) throw new RefusalError('desk_reference_used');
  await tellMeanwhile(tryTransfer(sql, transfer, staff.name, now));
  await assertOtherDecider(call, route);

  await storeRequest(sql, {
    ...transfer,
    subject: getSubject(transfer),
    input: input as Json,
    about: await describeTransfer(sql, transfer, form.evidence),
    codeWordHash: null,
    requestedBy: staff.id,
    requester: staff.name,
    requestedAt: now,
    endsAt: approvalEndsAt(now),
  });
  if (kind === 'deposit') await saveReference(sql, transfer.reference, id);
  const concerns = await listConcerned(sql, transfer, form.evidence);
  await noteStep(sql, route, 'request', { ...transfer, by: staff.name, concerns }, now);
  return { id };
}

function getTransferKind(kind: string): TransferKind {
  if (isTransferKind(kind)) return kind;
  throw new Error(`${kind} moves no money`);
}

/** An entry, exchange or order ends once; other money may be requested several times at once. */
function getSubject({ kind, partnerId, targetId, amount, reference }: StoredTransfer): string {
  if (kind === 'startup-return' && partnerId) return partnerId;
  return targetId && amount === null ? targetId : reference;
}

async function listConcerned(
  sql: Sql,
  transfer: StoredTransfer,
  evidence: string | null = null,
): Promise<Concerned[]> {
  const partnerIds = await listConcernedPartners(sql, transfer);
  return partnerIds.map((partnerId) => ({ partnerId, evidence }));
}

interface LockedRequest {
  readonly request: Approval;
  readonly evidence: string | undefined;
  readonly loaded: LoadedTransfer;
}

/** A second person agrees: the queue of money moves it, with its trace in one transaction. */
export async function approveTransfer(
  { db, money, now, staff }: Pick<DeskCall, 'db' | 'money' | 'now'> & { readonly staff: Person },
  { id, reason: decisionReason }: { readonly id: string; readonly reason: string },
  command: TransferCommand,
): Promise<void> {
  const { route } = command;
  const storedRequest = await findApproval(db.sql, id);
  await money.submit<null, LockedRequest>({
    owners: storedRequest ? await listOwners(db.sql, toTransfer(storedRequest)) : [],
    async load(sql) {
      const request = await lockTransfer(sql, id);
      refuse(whyNotDecideApproval(request, staff, route.approval.decidedBy, now()));
      if (!request) throw new RefusalError('desk_not_found');
      assertRequesterMay(request, route);

      const { evidence } = parseForm(command, request);
      return { request, evidence, loaded: await loadTransfer(sql, toTransfer(request)) };
    },
    decide(wallets, { request, evidence, loaded }) {
      const decidedAt = now();
      const people = { requester: request.requester, decider: staff };
      const transfer = toTransfer(request);
      const { entries, save } = settleTransfer(transfer, loaded, wallets, people, decidedAt);
      return {
        entries,
        result: null,
        async save(sql) {
          const decision = { id, decidedBy: staff.id, decider: staff.name, reason: decisionReason };
          await saveOutcome(sql, { ...decision, outcome: 'approved' }, decidedAt);
          await noteApproved(sql, route, request, { evidence, by: staff.name }, decidedAt);
          await save(sql);
        },
      };
    },
  });
}

/** A request outlives a release: what the call would no longer take is to be requested again. */
function parseForm({ route, run }: TransferCommand, { input }: Approval) {
  const parsed = v.safeParse(route.input, input);
  if (!parsed.success) throw new RefusalError('desk_changed_meanwhile');
  return run.transfer(parsed.output as never);
}

function toTransfer(request: Approval): StoredTransfer {
  const { id, partnerId, targetId, amount, reason, reference } = request;
  const kind = getTransferKind(request.kind);
  return { id, kind, partnerId, targetId, amount, reason, reference: reference ?? '' };
}

async function noteApproved(
  sql: Sql,
  route: ApprovedCommand,
  request: Approval,
  { evidence, by }: { readonly evidence: string | undefined; readonly by: string },
  now: Date,
): Promise<void> {
  const { id, amount, targetId, requester: askedBy } = request;
  const transfer = toTransfer(request);
  const { reason, reference } = transfer;
  const input = { reason, reference };
  if (isAboutPartner(route.audit)) {
    const concerns = await listConcerned(sql, transfer, evidence);
    return writeAudit(sql, { route, input, result: { concerns }, by, askedBy }, now);
  }

  const details = {
    ...(amount !== null && { amount: formatMicro(amount) }),
    ...(targetId && { target: targetId }),
    id,
  };
  await writeAudit(sql, { route, input, result: { details }, by, askedBy }, now);
}

/** What is undone when a transfer is refused or withdrawn, and whom that concerns. */
export async function dropTransfer(sql: Sql, request: Approval, now: Date): Promise<Concerned[]> {
  const transfer = toTransfer(request);
  if (transfer.kind === 'deposit') await dropDeposit(sql, transfer, now);
  const { evidence } = request.input as { readonly evidence?: string };
  return listConcerned(sql, transfer, evidence);
}
