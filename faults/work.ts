import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cancelPayout, requestPayout } from '#contract/payout.ts';
import type { Route } from '#contract/route.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { issueConfirmation } from '../server/people/confirmation/use-confirmation.ts';
import { createPayoutRequest } from '../server/programme/wallet/test-payout.ts';
import type { ReadyPartner } from '../server/programme/wallet/test-ready-partner.ts';
import type { System } from './system.ts';

/** What the server accepted, recorded outside it. */
export interface Acknowledged {
  readonly partnerId: string;
  readonly payoutId: string;
  readonly amount: string;
  isCancelled: boolean;
}

export interface Answer {
  readonly code: number;
  readonly data: { readonly id: string; readonly reason?: string };
}

/** Retries until there is a definite answer: after a fault nobody knows whether it counted. */
export async function insist(
  system: System,
  partner: ReadyPartner,
  route: Route,
  makeInput: () => Promise<object>,
): Promise<Answer> {
  for (;;) {
    try {
      const response = await fetch(`${system.url}/api${route.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-ct': partner.token },
        body: JSON.stringify(await makeInput()),
      });

      const answer = (await response.json()) as Answer;
      // A confirmation that a clock jump has expired is requested again, as a person would.
      if (answer.code !== 500 && answer.data.reason !== 'confirmation_expired') return answer;
    } catch {
      // The fault took the answer with it; the same request is sent again.
    }
    await wait(20);
  }
}

/** Confirmations for a partner's acts, for which no person could type the password that often. */
export const confirmationsFor =
  (system: System, { id, sessionId }: Pick<ReadyPartner, 'id' | 'sessionId'>) =>
  async (subject: ConfirmationSubject): Promise<string> => {
    const confirmationInput = { action: subject.action, about: aboutOf(subject) };
    return (
      await issueConfirmation(system.db().sql, { id, sessionId }, confirmationInput, system.now())
    ).confirmation;
  };

/** One partner at work: payouts, some of them cancelled, each requested under one id. */
export async function work(
  system: System,
  partner: ReadyPartner,
  isOver: () => boolean,
  acknowledged: Acknowledged[],
): Promise<void> {
  const confirmationFor = confirmationsFor(system, partner);
  for (let turn = 1; !isOver(); turn += 1) {
    const amount = `${1 + (turn % 7)}.25`;
    const { cardId } = partner;
    const requestId = randomUUID();
    const answer = await insist(system, partner, requestPayout, async () => {
      const { input: asked, subject } = createPayoutRequest(amount, cardId);
      return { requestId, ...asked, confirmation: await confirmationFor(subject) };
    });
    if (answer.code !== 200) throw new Error(`A payout was refused: ${answer.data.reason}`);

    const acknowledgedPayout = {
      partnerId: partner.id,
      payoutId: answer.data.id,
      amount,
      isCancelled: false,
    };
    acknowledged.push(acknowledgedPayout);
    if (turn % 3 !== 0) continue;

    const cancelId = randomUUID();
    const cancelled = await insist(system, partner, cancelPayout, async () => ({
      requestId: cancelId,
      id: acknowledgedPayout.payoutId,
      confirmation: await confirmationFor({
        action: 'payout-cancel',
        payoutId: acknowledgedPayout.payoutId,
      }),
    }));

    if (cancelled.code !== 200) throw new Error('A payout could not be cancelled');

    acknowledgedPayout.isCancelled = true;
  }
}
