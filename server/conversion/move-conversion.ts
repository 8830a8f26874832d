import type { Sql } from '../database/database.ts';
import {
  type Approval,
  approveDue,
  type ConversionStep,
  saveConversionStep,
} from './conversion-store.ts';
import { queuePostbacks } from './outbound-store.ts';

/** Brings a conversion into another state, and queues the partner's postback of it. */
export async function moveConversion(sql: Sql, step: ConversionStep): Promise<void> {
  await saveConversionStep(sql, step);
  await queuePostbacks(sql, [step.id]);
}

/** The same for all that a settlement makes final. */
export async function approveConversions(
  sql: Sql,
  approvals: readonly Approval[],
  now: Date,
): Promise<void> {
  await approveDue(sql, approvals, now);
  await queuePostbacks(
    sql,
    approvals.map(({ id }) => id),
  );
}
