import { randomUUID } from 'node:crypto';
import type { Chance } from '#domain/demo/chance.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import type { FeedbackTopic } from '#domain/help/feedback.ts';
import { deposit, offer, put, requestPayout } from './acts.ts';
import { type Player, regulars } from './cast.ts';
import { questionsOf } from './daily-talk.ts';
import type { Life } from './life.ts';
import { passRefusal } from './pass-refusal.ts';
import { findReversed } from './recent-disputes.ts';
import { holdExchange } from './recent-money.ts';
import { isFull } from './work-off.ts';

/** Does something as a partner. False if there was nothing to do it with. */
type Act = (life: Life, player: Player, chance: Chance) => Promise<unknown>;

const sum = (chance: Chance, least: number, most: number): string =>
  `${chance.whole(least, most)}.00`;

const feedback: readonly (readonly [FeedbackTopic, string])[] = [
  ['plans', 'Could the list of plans be sorted by what each has used?'],
  ['delivery', 'I would like to compare two placements side by side.'],
  ['wallet', 'The monthly table helps me a lot. A yearly one would help too.'],
  ['payout', 'It is good to see who took each step of a payout.'],
  ['account', 'Can I have the weekly figures by mail?'],
  ['app', 'The large text size cuts off nothing. Thank you.'],
];

/** What each kind of act does, and the queue that it ends in. */
const kinds = {
  deposit: {
    into: 'deposits',
    act: ({ actors }, player, chance) => deposit(actors, player, sum(chance, 80, 160), 'waiting'),
  },
  put: {
    into: null,
    async act({ actors, products }, player, chance) {
      const planNo = await offer(actors, player, chance.pick([...products.values()]));
      await put(actors, player, planNo, sum(chance, 20, 40));
    },
  },
  payout: {
    into: 'payouts-requested',
    act: async ({ actors }, player, chance) =>
      requestPayout(await actors.partner(player), sum(chance, 20, 70)),
  },
  exchange: {
    into: 'exchanges-held',
    act: async ({ actors }, player, chance) =>
      holdExchange(await actors.partner(player), sum(chance, 15, 30)),
  },
  chat: {
    into: 'chats',
    async act({ actors }, player, chance) {
      const questions = questionsOf(player.language);
      if (questions.length === 0) return false;
      const text = chance.pick(questions);
      const actor = await actors.partner(player);
      return actor.ask('sendChat', { requestId: randomUUID(), text });
    },
  },
  feedback: {
    into: 'feedback',
    async act({ actors }, player, chance) {
      const [topic, content] = chance.pick(feedback);
      const actor = await actors.partner(player);
      return actor.ask('sendFeedback', { requestId: randomUUID(), topic, content });
    },
  },
  dispute: {
    into: 'order-disputes',
    async act({ actors }, player) {
      const actor = await actors.partner(player);
      const id = await findReversed(actor);
      const text = 'The shop sent me a photo of the signed receipt.';
      return id === null ? false : actor.ask('disputeConversion', { id, text });
    },
  },
  report: {
    into: 'message-reports',
    async act({ actors }, player) {
      const actor = await actors.partner(player);
      const { list } = await actor.ask('chatMessages', {});
      const answer = list.findLast(({ from, text }) => from === 'staff' && text !== null);
      if (!answer) return false;
      return actor.ask('reportMessage', { source: 'chat', ref: String(answer.seq) });
    },
  },
  review: {
    into: 'payout-reviews',
    async act({ actors }, player) {
      const actor = await actors.partner(player);
      await requestPayout(actor, '90000.00').catch(passRefusal);
      const [refusal] = (await actor.ask('listPayoutRefusals', {})).list;
      if (!refusal || refusal.review) return false;
      const text = 'The sum I see in the ad centre is higher. Please look again.';
      return actor.ask('disputePayoutRefusal', { id: refusal.id, text });
    },
  },
  /** No partner's: the merchant whose escrow is lowest pays in, so that plans go on. */
  merchant: {
    into: 'other-proposals',
    async act({ actors }) {
      const { list } = await actors.clerk.ask('listMerchantMoney', {});
      const [lowest] = list.toSorted((one, other) => Number(one.escrow) - Number(other.escrow));
      if (!lowest) return false;
      const reference = `ESC-${randomUUID().slice(0, 8).toUpperCase()}`;
      const why = { reason: 'For the commissions of the next weeks', reference };
      const asked = { act: 'escrow-fund', outsideId: lowest.id, amount: '250.00' } as const;
      return actors.clerk.ask('proposeForNetwork', { ...asked, ...why });
    },
  },
} as const satisfies Record<string, { readonly into: DeskQueue | null; readonly act: Act }>;

export type DailyKind = keyof typeof kinds;

/** How many partners may be asked before something does not happen. */
const askedMost = 8;

/**
 * Lets something happen with the first of some partners who can do it, unless more than enough of
 * its kind is waiting at the desk.
 */
export async function happen(life: Life, kind: DailyKind, chance: Chance): Promise<void> {
  const { into, act }: { into: DeskQueue | null; act: Act } = kinds[kind];
  if (into !== null && (await isFull(life, into))) return;
  const left = [...regulars];
  for (let asked = 0; asked < askedMost && left.length > 0; ) {
    const [player] = left.splice(chance.whole(0, left.length - 1), 1) as [Player];
    // Whose account is closed is not asked.
    if (!(await life.actors.partner(player).catch(passRefusal))) continue;
    asked += 1;
    const done = await act(life, player, chance).catch(passRefusal);
    if (done !== false) return;
  }
}
