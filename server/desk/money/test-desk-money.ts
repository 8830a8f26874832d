import { randomUUID } from 'node:crypto';
import { depositTip } from '#contract/deposit.ts';
import { approvePayout, rejectPayout, sendPayout } from '#contract/desk/payouts.ts';
import { recordDeposit } from '#contract/desk/transfers.ts';
import { requestPayout } from '#contract/payout.ts';
import { disputePayoutRefusal, listPayoutRefusals } from '#contract/review.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createPayoutRequest } from '../../programme/wallet/test-payout.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestStaff } from '../test-desk.ts';

/** A name that no other partner of the test has. */
export const freshName = () => `p${randomUUID().slice(0, 8)}`;

export const fundedPartner = (server: TestServer, funds = '100.00') =>
  readyPartner(server, freshName(), funds);

/** The reference that a partner writes on a transfer. */
export async function referenceOf(server: TestServer, { token }: Pick<TestPartner, 'token'>) {
  const tip = await server.ask(depositTip, {}, { token });
  if (tip.code !== 200) throw new Error(tip.msg);
  return tip.data.reference;
}

/** A payout that a partner asks for. */
export async function askForPayout(server: TestServer, partner: TestPartner, amount = '30.00') {
  const { cardId, token, confirm } = partner;
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  const answer = await server.ask(requestPayout, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id;
}

/** A deposit that one member of staff has recorded. */
export async function createRecordedDeposit(server: TestServer, staff: TestStaff) {
  const partner = await fundedPartner(server, '0.00');
  const reference = await referenceOf(server, partner);
  const depositInput = { reference, amount: '50.00', reason: 'Seen on the statement of the bank.' };
  const { id } = await staff.get(recordDeposit, depositInput);
  return { partner, reference, id };
}

export interface Staff {
  readonly first: TestStaff;
  readonly second: TestStaff;
}

/** A payout in the state where an act begins, moved there by two people. */
export async function createPayoutIn(
  server: TestServer,
  { first, second }: Staff,
  state: 'requested' | 'approved' | 'sent',
) {
  const partner = await fundedPartner(server);
  const id = await askForPayout(server, partner);
  if (state === 'requested') return { id, partner };

  await second.get(approvePayout, { id, seen: 'requested', reason: 'Checked.' });

  if (state === 'approved') return { id, partner };

  await first.get(sendPayout, { id, seen: 'approved', reference: 'BANK-1' });
  return { id, partner };
}

/** A rejected payout that its partner disputes. */
export async function createDisputedRefusal(server: TestServer, staff: Staff) {
  const { id, partner } = await createPayoutIn(server, staff, 'requested');
  await staff.first.get(rejectPayout, { id, seen: 'requested', why: 'name-differs' });

  const { token } = partner;
  const refusalsAnswer = await server.ask(listPayoutRefusals, {}, { token });
  if (refusalsAnswer.code !== 200) throw new Error(refusalsAnswer.msg);
  const refusalId = refusalsAnswer.data.list[0]?.id ?? '';

  const disputeInput = { id: refusalId, text: 'The account is mine.' };
  const answer = await server.ask(disputePayoutRefusal, disputeInput, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return { refusalId, partner };
}
