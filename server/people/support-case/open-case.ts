import { randomUUID } from 'node:crypto';
import { caseKinds } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertCase, type NewCase } from './support-case-store.ts';

/** A partner's, unless it says otherwise. */
type OpenedCase = Omit<NewCase, 'id' | 'dueAt' | 'takesTwo' | 'openedBy'> &
  Partial<Pick<NewCase, 'id' | 'openedBy'>>;

/** Opens a case, due as its kind says. False if there is one about the same already. */
export function openCase(sql: Sql, openedCase: OpenedCase): Promise<boolean> {
  const { id = randomUUID(), openedBy = 'partner', ...rest } = openedCase;
  const { dueAt, takesTwo } = caseKinds[rest.kind];
  return insertCase(sql, {
    ...rest,
    id,
    openedBy,
    dueAt: dueAt?.(rest.openedAt) ?? 'infinity',
    takesTwo,
  });
}
