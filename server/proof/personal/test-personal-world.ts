import { randomUUID } from 'node:crypto';
import { userInfo } from '#contract/account.ts';
import { sendChat } from '#contract/chat.ts';
import { announceToPartner } from '#contract/desk/announcements.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { answerChat, assignChat } from '#contract/desk/chats.ts';
import { helpLoginPassword } from '#contract/desk/partner-help.ts';
import { changePartnerStatus } from '#contract/desk/partners.ts';
import { answerPayoutReview } from '#contract/desk/payout-reviews.ts';
import { approvePayout, completePayout, sendPayout } from '#contract/desk/payouts.ts';
import { answerMessageReport, listMessageReports } from '#contract/desk/reports.ts';
import { moveTicket } from '#contract/desk/tickets.ts';
import { sendFeedback } from '#contract/feedback.ts';
import { makeObjection } from '#contract/objection.ts';
import { requestPayout } from '#contract/payout.ts';
import { register } from '#contract/register.ts';
import { reportMessage } from '#contract/report.ts';
import { disputePayoutRefusal } from '#contract/review.ts';
import type { Input, Route } from '#contract/route.ts';
import type { TestStaff } from '../../desk/test-desk.ts';
import { drawn } from '../../people/file/test-made-files.ts';
import { sendFiles } from '../../people/file/test-upload.ts';
import { addTestPasskey } from '../../people/partner/test-partner-passkey.ts';
import { fragment } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { preparePartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createPayoutRequest } from '../../programme/wallet/test-payout.ts';
import { signing } from '../../programme/wallet/test-signature.ts';
import { registerForm, type TestServer } from '../../test-server.ts';

/** Stands in everything that is said of the partner or by the partner. */
export const canary = 'zzyzx';
const words = { reason: `As ${canary} asked by phone.`, reference: `letter of ${canary}` };

interface World {
  readonly server: TestServer;
  readonly first: TestStaff;
  readonly second: TestStaff;
}

/** A partner who used everything, got the money out and is known to every table. */
export async function knownPartner(world: World): Promise<TestPartner & { image: string }> {
  const { server } = world;
  const form = {
    ...registerForm(canary, await server.issueCode()),
    nickname: `Nick ${canary}`,
    email: `${canary}@harbour.example`,
  };
  const answer = await server.ask(register, form, { address: '10.9.8.7' });
  if (answer.code !== 200) throw new Error(answer.msg);
  const partner = await preparePartner(server, answer.data.token, '50.00');
  const image = await sayThings(world, partner);
  await staffActs(world, partner);
  await takeOut(world, partner);
  await insertRest(server, partner.id);
  return { ...partner, image };
}

async function ask<R extends Route>(server: TestServer, token: string, route: R, input: Input<R>) {
  const answer = await server.ask(route, input, { token });
  if (answer.code !== 200) throw new Error(`${route.path}: ${answer.msg}`);
  return answer.data;
}

async function sayThings({ server, first, second }: World, { id: partnerId, token }: TestPartner) {
  const bytes = await drawn().jpeg().toBuffer();
  const sent = await sendFiles(server.app, token, { bytes });
  if (sent.code !== 200) throw new Error(sent.msg);
  const image = sent.data.id;
  const attachment = { type: 'image', id: image } as const;
  const text = `My name is ${canary}.`;
  await ask(server, token, sendChat, { requestId: randomUUID(), text, attachment });
  await first.get(assignChat, { partnerId, version: 0, to: first.id });
  const said = { requestId: randomUUID(), partnerId, text: `Good morning, ${canary}.` };
  const { seq } = await first.get(answerChat, said);
  await ask(server, token, reportMessage, { source: 'chat', ref: String(seq) });
  const report = (await second.get(listMessageReports, {})).list[0]?.id ?? '';
  const verdict = { id: report, outcome: 'dismissed', reason: `Polite to ${canary}.` } as const;
  await second.get(answerMessageReport, verdict);
  const feedback = { topic: 'app', content: `${canary} is slow.`, images: [image] };
  const { ticket } = await ask(server, token, sendFeedback, {
    ...feedback,
    requestId: randomUUID(),
  });
  const seen = { ticket, seen: 'received', steps: 1 } as const;
  await first.get(moveTicket, { ...seen, to: 'answered', answer: `Thank you, ${canary}.` });
  return image;
}

async function staffActs({ server, first, second }: World, { id, token }: TestPartner) {
  const status = { id, seen: 'active', to: 'disabled', ...words } as const;
  const { id: request } = await first.get(changePartnerStatus, status);
  const no = { id: request, isApproved: false, reason: `${canary} may go on.` };
  await second.get(decideApproval, no);
  const link = await first.get(helpLoginPassword, { id, seen: null, ...words });
  await second.get(decideApproval, { id: link.id, isApproved: true, reason: words.reason });
  await ask(server, token, makeObjection, {});
  const blocks = [{ type: 'paragraph', text: 'Hello.' }] as const;
  const texts = { en: { title: `Dear ${canary}`, blocks: [...blocks] } };
  const told = { category: 'activity', partnerId: id, at: null, texts } as const;
  const asked = await first.get(announceToPartner, { requestId: randomUUID(), ...told });
  await second.get(decideApproval, { id: asked.id, isApproved: true, reason: '' });
}

async function takeOut({ server, first, second }: World, partner: TestPartner) {
  const { token, cardId } = partner;
  const withdraw = async (amount: string, by: Pick<TestPartner, 'confirm'> = partner) => {
    const { input: asked, subject } = createPayoutRequest(amount, cardId);
    const confirmation = await by.confirm(subject);
    const input = { requestId: randomUUID(), ...asked, confirmation };
    return server.ask(requestPayout, input, { token });
  };
  const passkey = await addTestPasskey(server, partner, `${canary} phone`);
  const signer = signing(server, token, passkey);
  const refused = await withdraw('60.00');
  const { facts } = refused.data as unknown as { facts: { refusalId: string } };
  const dispute = { id: facts.refusalId, text: `${canary} has more.` };
  await ask(server, token, disputePayoutRefusal, dispute);
  const answered = { refusalId: facts.refusalId, outcome: 'upheld' } as const;
  await second.get(answerPayoutReview, { ...answered, reason: `No, ${canary}.` });
  const paid = await withdraw('50.00', signer);
  if (paid.code !== 200) throw new Error(paid.msg);
  const { id } = paid.data;
  await second.get(approvePayout, { id, seen: 'requested', reason: `It is ${canary}.` });
  await first.get(sendPayout, { id, seen: 'approved', reference: 'BANK-1' });
  await second.get(completePayout, { id, seen: 'sent', reference: 'BANK-1' });
  await ask(server, token, userInfo, {});
}

/** Rows that calls would leave in ways too long for a test, as they would leave them. */
async function insertRest({ db, clock }: TestServer, id: string) {
  const at = clock.now;
  const [phone, push] = [`${canary} phone`, `https://push.example/${canary}`];
  const rows = [
    fragment`insert into own_place values ('partner', ${id}, '10.9.8', ${phone}, ${at})`,
    fragment`
      insert into support_case (id, kind, partner_id, subject, opened_by, text, opened_at, due_at,
        images, takes_two, requested_by, requester, requested_at, request_reason, answered_at,
        answered_by, answerer, outcome, answer)
      values (gen_random_uuid(), 'takeover', ${id}, 'a session', 'partner', '', ${at},
        'infinity', '{}', true,
        gen_random_uuid(), 'A', ${at}, ${canary}, ${at}, gen_random_uuid(), 'B', 'cleared',
        ${canary})`,
    fragment`
      insert into notice_read select ${id}, id, ${at} from notice where partner_id = ${id}
       limit 1`,
    fragment`
      insert into outbox_message (id, lane, kind, enqueued_at, due_at, partner_id, address)
      values (gen_random_uuid(), 0, 'contact-changed', ${at}, ${at}, ${id},
        ${`${canary}@harbour.example`})`,
    fragment`insert into notice_preference values (${id}, 'plan', false, ${at})`,
    fragment`
      insert into announcement_withdrawal select id, 'A', ${canary}, ${at}::timestamptz
        - interval '1 day' from announcement where partner_id = ${id}`,
    fragment`
      insert into push_subscription select id, ${id}, ${push}, 'p', 'a', ${at}
        from session where partner_id = ${id} limit 1`,
    fragment`
      insert into push_try select id, gen_random_uuid(), 1, ${at}, null
        from session where partner_id = ${id} limit 1`,
    fragment`
      update session set device = ${phone} where partner_id = ${id} and created_at <= ${at}`,
    fragment`
      insert into exchange (id, partner_id, acceptor_id, amount, rate, arrives, state, held_at)
      values (gen_random_uuid(), ${id}, gen_random_uuid(), 5, '1', '1.00', 'released', ${at})`,
    fragment`
      insert into status_change (exchange_id, step, state, at, made_by, reason)
      select id, 1, 'disputed', ${at}, 'partner', ${`${canary} lost`}
        from exchange where partner_id = ${id}`,
    fragment`
      insert into plan (no, partner_id, product_id, creative_id, origin, offered_at, offered_until,
        status_at) values ('P-1', ${id}, gen_random_uuid(), 1, 'push', ${at}, ${at}::timestamptz
        + interval '1 day', ${at})`,
    fragment`
      insert into conversion select gen_random_uuid(), gen_random_uuid(), 'sale', 'T-1', p.id,
        gen_random_uuid(), 5, 1, 0, ${at}, ${at}, ${at}, ${at}, ''
        from plan p where p.partner_id = ${id}`,
    fragment`
      insert into conversion_step select c.id, 1, 'reversed', null, 'merchant', null, ${at}
        from conversion c join plan p on p.id = c.plan_id where p.partner_id = ${id}`,
    fragment`
      insert into support_case (id, kind, partner_id, subject, opened_by, text, opened_at, due_at,
        images, takes_two, answered_at, answered_by, answerer, outcome, answer)
      select gen_random_uuid(), 'order', ${id}, c.id, 'partner', ${`${canary} sold it`}, ${at},
             'infinity', '{}', false, ${at}, gen_random_uuid(), 'A and B', 'upheld', 'Not sold.'
        from conversion c join plan p on p.id = c.plan_id where p.partner_id = ${id}`,
    fragment`
      insert into bank_line select gen_random_uuid(), gen_random_uuid(), 1, sha256('key'), true, 5,
        'SIM', current_date, 'B-1', ${`Mx ${canary}`}, ${`From ${canary}`}, d.reference, null
        from deposit_reference d where d.partner_id = ${id} and d.created_at <= ${at} limit 1`,
  ];
  await changeUnguarded(db.owner, async (sql) => {
    for (const row of rows) await sql`${row}`;
  });
}
