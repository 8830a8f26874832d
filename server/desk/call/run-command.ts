import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { Json } from '#domain/canonical-json.ts';
import { idempotent, type Sql, type TransactionSql } from '../../platform/database/database.ts';
import type { DeskCall } from './desk-call.ts';
import { tellColleagues, tellMerchant } from './tell-stop.ts';
import type { CommandCall } from './use-case.ts';
import { type AnyCommandResult, writeAudit } from './write-audit.ts';

export interface NamedRoute {
  readonly name: string;
  readonly route: DeskRoute;
}

/** What a command gets: the call with one transaction and one time. */
export function inTransaction(call: DeskCall, sql: TransactionSql): CommandCall {
  const { db: _, now, ...services } = call;
  return { ...services, sql, now: now(), commandId: randomUUID() };
}

type Run = (call: CommandCall, input: unknown) => Promise<unknown>;

/**
 * Runs a command in one transaction. Staff press again when a response is lost: a command with a
 * request id is done once, and its reply repeated as it was sent.
 */
export function runOnce(
  call: DeskCall,
  { name, route }: NamedRoute,
  input: object,
  run: Run,
): Promise<unknown> {
  return call.db.transaction(async (sql) => {
    const command = inTransaction(call, sql);
    const { requestId, ...inputWithoutId } = input as { readonly requestId?: string };
    if (requestId === undefined) return run(command, input);
    const key = `desk:${name}:${call.staff.id}:${requestId}`;
    return idempotent(sql, { key, input: inputWithoutId as Json }, command.now, async () => {
      return v.parse(route.output, await run(command, input)) as Json;
    });
  });
}

/** Runs a command that one person gives, and writes down who did what. */
export const runCommand = (
  call: DeskCall,
  named: NamedRoute,
  input: object,
  useCase: (call: never, input: never) => Promise<unknown>,
): Promise<unknown> =>
  runOnce(call, named, input, async (command) => {
    const result = (await useCase(command as never, input as never)) as AnyCommandResult;
    const { sql, now, staff } = command;
    const { route } = named;
    await writeAudit(sql, { route, input, result, by: staff.name }, now);
    await tellColleagues(sql, { route, input, result, staff }, now);
    await tellMerchant(sql, { route, result, isMailOffered: call.isMailOffered }, now);
    return result.reply ?? {};
  });

/** Runs a command that opens its own transactions, and gives it the words for its audit entry. */
export const runInOwnTransactions = (
  call: DeskCall,
  route: DeskRoute,
  input: object,
  {
    inOwnTransactions,
  }: { readonly inOwnTransactions: (call: never, input: never) => Promise<unknown> },
): Promise<unknown> => {
  const { staff } = call;
  const writeAuditAndTell = async (sql: Sql, result: AnyCommandResult, now: Date) => {
    await writeAudit(sql, { route, input, result, by: staff.name }, now);
    await tellColleagues(sql, { route, input, result, staff }, now);
  };
  return inOwnTransactions({ ...call, writeAudit: writeAuditAndTell } as never, input as never);
};
