import { randomUUID } from 'node:crypto';
import { caseKinds } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertCase, type NewCase } from './support-case-store.ts';

/** Opens a case, due as its kind says. False if there is one about the same already. */
export function openCase(
  sql: Sql,
  newCase: Omit<NewCase, 'id' | 'dueAt' | 'takesTwo'>,
): Promise<boolean> {
  const { dueAt, takesTwo } = caseKinds[newCase.kind];
  return insertCase(sql, {
    ...newCase,
    id: randomUUID(),
    dueAt: dueAt?.(newCase.openedAt) ?? 'infinity',
    takesTwo,
  });
}
