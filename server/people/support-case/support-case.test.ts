import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { type CaseKind, caseKinds } from '#domain/support/support-case.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { answerCase } from './answer-case.ts';
import { openCase } from './open-case.ts';
import { lockCase, saveAnswerRequest } from './support-case-store.ts';

let db: TestDb;
let [ann, bo, cy]: StaffPerson[] = [];
beforeAll(async () => {
  db = await createTestDb();
  [ann, bo, cy] = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => admitPerson(db.sql, name)));
});
afterAll(() => db.close());

const now = new Date();
const kinds = Object.keys(caseKinds) as CaseKind[];

/** A case about an act of Ann's, without the rows that it is about. */
async function openByAnn(kind: CaseKind): Promise<string> {
  const id = randomUUID();
  const ticket = { subject: 'F-7K3M-2Q9X', topic: 'app' };
  await changeUnguarded(db.owner, (sql) =>
    openCase(sql, {
      id,
      kind,
      partnerId: randomUUID(),
      ...(kind === 'ticket' ? ticket : { subject: randomUUID() }),
      text: 'It was not me.',
      openedAt: now,
      causedBy: ann?.id ?? null,
      causer: 'Ann',
    }),
  );
  return id;
}

test.each(kinds)('%s: whoever caused it cannot answer, and it is answered once', async (kind) => {
  const id = await openByAnn(kind);
  const { takesTwo, outcomes } = caseKinds[kind];
  const answer = { outcome: outcomes[0], answer: kind === 'ticket' ? null : 'Looked at.' };

  const attempt = (staff = ann) =>
    db.transaction(async (sql) => {
      const supportCase = await lockCase(sql, [kind], id);
      if (supportCase && staff) await answerCase(sql, supportCase, { ...answer, staff }, now);
    });
  const force = (staff = ann) => db.sql`
    update support_case set answered_at = ${now}, answered_by = ${staff?.id ?? null},
           answerer = 'Somebody', outcome = ${answer.outcome}, answer = ${answer.answer}
     where id = ${id}`;

  if (takesTwo && cy) {
    await expect(attempt(bo)).rejects.toMatchObject({ reason: 'desk_changed_meanwhile' });
    await expect(force(bo)).rejects.toThrow('support_case_takes_two');
    await saveAnswerRequest(db.sql, id, { staff: cy, reason: 'Investigated.' }, now);
    await expect(attempt(cy)).rejects.toMatchObject({ reason: 'second_person_needed' });
    await expect(force(cy)).rejects.toThrow('support_case_takes_two');
  }
  await expect(attempt(ann)).rejects.toMatchObject(caseKinds[kind].ownAct);
  await expect(force(ann)).rejects.toThrow('support_case_is_answered_by_another');

  await attempt(bo);
  await expect(attempt(bo)).rejects.toMatchObject(caseKinds[kind].answered);
  await expect(force(bo)).rejects.toThrow('never changed');
  const change = db.owner.sql`update support_case set text = 'other words' where id = ${id}`;
  await expect(change).rejects.toThrow('never changed');
});
