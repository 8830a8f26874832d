import { randomUUID } from 'node:crypto';
import { findOperator, followOperator, offerProxy } from '#contract/follow.ts';
import { parseTyped, zero } from '#domain/money.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestPartner } from '../wallet/test-partner.ts';

/** Opens a partner's plans to followers and returns the proxy ID. */
export async function offerTestProxy(server: TestServer, { token }: TestPartner, shareBps = 1_000) {
  const answer = await server.ask(offerProxy, { isOffered: true, shareBps }, { token });
  if (answer.code !== 200 || !answer.data.proxyId) throw new Error(answer.msg);
  return answer.data.proxyId;
}

/** Looks an operator up as the screen does, and returns the notice's id. */
export async function showOperator(server: TestServer, { token }: TestPartner, proxyId: string) {
  const answer = await server.ask(findOperator, { proxyId }, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.notice.id;
}

export const caps = { capPerPlan: '50.00', capInAll: '200.00' };

export interface FollowForm {
  readonly proxyId: string;
  readonly noticeId: string;
  readonly capPerPlan?: string;
  readonly capInAll?: string;
}

/** A follow, ready to be sent once or several times. */
export async function readyFollow(server: TestServer, partner: TestPartner, form: FollowForm) {
  const { token } = partner;
  const completeForm = { ...caps, ...form };
  const subject = {
    action: 'follow',
    proxyId: completeForm.proxyId,
    capPerPlan: parseTyped(completeForm.capPerPlan) ?? zero,
    capInAll: parseTyped(completeForm.capInAll) ?? zero,
  } as const;
  const input = {
    requestId: randomUUID(),
    ...completeForm,
    confirmation: await partner.confirm(subject),
  };
  return () => server.ask(followOperator, input, { token });
}

/** Follows an operator with the usual caps. */
export async function followTestOperator(
  server: TestServer,
  partner: TestPartner,
  proxyId: string,
  formChanges: Partial<FollowForm> = {},
) {
  const noticeId = await showOperator(server, partner, proxyId);
  const answer = await (
    await readyFollow(server, partner, { proxyId, noticeId, ...formChanges })
  )();
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}
