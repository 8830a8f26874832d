import type { Sql } from '../database/database.ts';
import {
  type Approval,
  approveDue,
  type ConversionStep,
  saveConversionStep,
} from './conversion-store.ts';
import { queuePostbacks } from './outbound-store.ts';

/** Saves a conversion's new state and queues the partner's postback. */
export async function moveConversion(sql: Sql, step: ConversionStep): Promise<void> {
  await saveConversionStep(sql, step);
  await queuePostbacks(sql, [step.id]);
}

/** Approves the conversions of a settlement and queues their postbacks. */
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
