import { randomUUID } from 'node:crypto';
import { caseKinds } from '#domain/support/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertCase, type NewCase } from './support-case-store.ts';

/** What most kinds leave out: a merchant who opens it, and what a ticket says more. */
const defaults = { openedBy: 'partner', topic: null, about: null, images: [] } as const;

type OpenedCase = Omit<NewCase, 'dueAt' | 'takesTwo' | 'id' | keyof typeof defaults> &
  Partial<Pick<NewCase, 'id' | keyof typeof defaults>>;

/** Opens a case, due as its kind says. False if there is one about the same already. */
export function openCase(sql: Sql, openedCase: OpenedCase): Promise<boolean> {
  const { kind, openedAt } = openedCase;
  const { dueAt, takesTwo } = caseKinds[kind];

  return insertCase(sql, {
    id: randomUUID(),
    ...defaults,
    ...openedCase,
    dueAt: dueAt?.(openedAt) ?? 'infinity',
    takesTwo,
  });
}
