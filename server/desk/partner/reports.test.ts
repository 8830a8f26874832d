import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceToPartner } from '#contract/desk/announcements.ts';
import { answerChat, assignChat } from '#contract/desk/chats.ts';
import { answerMessageReport, listMessageReports } from '#contract/desk/reports.ts';
import { moveTicket } from '#contract/desk/tickets.ts';
import { sendFeedback } from '#contract/feedback.ts';
import { listNotifications } from '#contract/notification.ts';
import { listReports, reportMessage } from '#contract/report.ts';
import { feedbackRef, reportSources } from '#domain/report/report.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, renameStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { writer } from '../traces/test-people-traces.ts';

let server: TestServer;
let ann: TestStaff;
let ben: TestStaff;
let cy: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ann = await admitStaff(server, 'Ann', 'support');
  ben = await admitStaff(server, 'Ben', 'support');
  cy = await admitStaff(server, 'Cy', 'approver');
});
afterAll(() => server.close());

async function answered() {
  const { id: partnerId, token } = await writer(server);
  await ann.get(assignChat, { partnerId, version: 0, to: ann.id });
  const said = { requestId: randomUUID(), partnerId, text: 'Trust me with this.' };
  const { seq } = await ann.get(answerChat, said);
  return { token, partnerId, report: { source: 'chat', ref: String(seq) } as const };
}

test('a report goes to another person than the writer, and the partner sees what came of it', async () => {
  const { token, partnerId, report } = await answered();
  for (const _ of [1, 2]) {
    const sent = await server.ask(reportMessage, report, { token });
    expect(sent.data).toMatchObject({ ...report, answer: null });
  }
  const ofPartner = async (staff: TestStaff) =>
    (await staff.get(listMessageReports, {})).list.filter((one) => one.partnerId === partnerId);
  expect(await ofPartner(ann)).toEqual([]);
  const [seen, ...more] = await ofPartner(ben);
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ writer: 'Ann', content: 'Trust me with this.' });
  const answer = { id: seen?.id ?? '', outcome: 'upheld', reason: 'It was too vague.' } as const;
  expect(reasonOf(await ann.ask(answerMessageReport, answer))).toBe('desk_report_own');
  await ben.get(answerMessageReport, answer);
  const again = await ben.ask(answerMessageReport, answer);
  expect(reasonOf(again)).toBe('desk_changed_meanwhile');
  const own = await server.ask(listReports, {}, { token });
  const told = { outcome: 'upheld', by: 'Ben', reason: 'It was too vague.' };
  expect(own.data).toMatchObject({ list: [{ ...report, answer: told }] });
  const { data } = await server.ask(listNotifications, {}, { token });
  const { by, reason } = told;
  const notice = { kind: 'report-upheld', facts: { by, reason } };
  const notices = 'list' in data ? data.list.map(({ content }) => content) : [];
  expect(notices).toContainEqual(expect.objectContaining(notice));
});

test('a reported announcement is shown as the partner read it, not as it is stored', async () => {
  const { id: partnerId, token } = await writer(server);
  const blocks = [
    { type: 'paragraph' as const, text: 'On Sunday.' },
    { type: 'list' as const, items: ['Morning', 'Evening'] },
  ];
  const texts = { en: { title: 'Quiet hours', blocks } };
  const said = {
    requestId: randomUUID(),
    partnerId,
    category: 'activity',
    at: null,
    texts,
  } as const;
  const { id: ref } = await withSecond(ann, cy).get(announceToPartner, said);
  await server.ask(reportMessage, { source: 'announcement', ref }, { token });
  const { list } = await ben.get(listMessageReports, {});
  const seen = list.find((one) => one.partnerId === partnerId);
  expect(seen?.content).toBe('Quiet hours\nOn Sunday.\nMorning\nEvening');
});

test('the id of whoever wrote it is kept with a message, an announcement and an answer', async () => {
  const { token, partnerId, report } = await answered();
  const texts = { en: { title: 'News', blocks: [{ type: 'paragraph' as const, text: 'Soon.' }] } };
  const announced = { requestId: randomUUID(), category: 'activity', at: null, texts } as const;
  const { id: ref } = await withSecond(ann, cy).get(announceToPartner, {
    ...announced,
    partnerId,
  });
  const feedback = { topic: 'app', content: 'It is slow.' };
  const { data: sent } = await server.ask(sendFeedback, feedback, { token });
  const ticket = 'ticket' in sent ? sent.ticket : '';
  const step = { ticket, seen: 'received', steps: 1, to: 'answered', answer: 'Thanks.' } as const;
  await ann.get(moveTicket, step);

  const others = [
    { source: 'announcement', ref },
    { source: 'feedback', ref: feedbackRef(ticket, 2) },
  ];
  for (const one of [report, ...others]) await server.ask(reportMessage, one, { token });
  const causes = await server.db.sql.many<{ causedBy: string }>`
    select caused_by from support_case
     where partner_id = ${partnerId} and kind = any (${reportSources})`;
  expect(causes).toEqual(Array(3).fill({ causedBy: ann.id }));
});

test('a partner can report only what staff wrote to them', async () => {
  const { report } = await answered();
  const other = await writer(server);
  for (const one of [report, { source: 'chat', ref: '1' } as const]) {
    const refused = await server.ask(reportMessage, one, { token: other.token });
    expect(reasonOf(refused)).toBe('record_not_found');
  }
});

test('whoever wrote a message answers no report about it, under whatever name they have by then', async () => {
  const { token, partnerId, report } = await answered();
  await renameStaff(server, ann, 'Somebody Else');
  await server.ask(reportMessage, report, { token });
  const [seen] = (await ben.get(listMessageReports, {})).list.filter(
    (one) => one.partnerId === partnerId,
  );
  expect(seen).toMatchObject({ writer: 'Ann' });
  const id = seen?.id ?? '';
  const hidden = (await ann.get(listMessageReports, {})).list.map((one) => one.id);
  expect(hidden).not.toContain(id);
  const answer = { id, outcome: 'dismissed', reason: 'It was fine.' } as const;
  expect(reasonOf(await ann.ask(answerMessageReport, answer))).toBe('desk_report_own');

  // The database refuses it too, with or without saying who answers.
  for (const answeredBy of [ann.id, null]) {
    const forged = server.db.sql`
      update support_case set answered_at = now(), answered_by = ${answeredBy}, answerer = 'B',
             outcome = 'dismissed', answer = 'fine' where id = ${id}`;
    await expect(forged).rejects.toThrow(/support_case_is_answered_by_(another|somebody)/);
  }
  await renameStaff(server, ann, 'Ann');

  // Another person may bear the name that the writer had.
  await renameStaff(server, ben, 'Ann Too');
  await ben.get(answerMessageReport, answer);
  await renameStaff(server, ben, 'Ben');
  const again = server.db.sql`update support_case set answer = 'other' where id = ${id}`;
  await expect(again).rejects.toThrow('never changed');
});
