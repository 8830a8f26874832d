import { randomUUID } from 'node:crypto';
import type { listWaiting } from '#contract/desk/waiting.ts';
import type { Output } from '#contract/route.ts';
import type { Chance } from '#domain/demo/chance.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import { parseMicro, zero } from '#domain/money.ts';
import type { Actors, PartnerActor, StaffActor } from './actors.ts';
import { approvePayout, completePayout, failPayout, rejectPayout, sendPayout } from './acts.ts';
import { newcomers, type Player, regulars } from './cast.ts';
import { answerTo } from './daily-talk.ts';
import type { Life } from './life.ts';
import { passRefusal } from './pass-refusal.ts';
import { stepsOf } from './recent-feedback.ts';
import { assign } from './recent-talk.ts';

type Waiting = Output<typeof listWaiting>['list'][number];

interface Turn {
  readonly actors: Actors;
  readonly item: Waiting;
  /** Whoever took the last step, this is the other of the two at the desk. */
  readonly other: StaffActor;
  readonly chance: Chance;
}

/** The work on what waits for a partner whom the demo plays. */
type Work = (turn: Turn, player: Player, actor: PartnerActor) => Promise<unknown>;

/** So many in each queue, the newest, are left to whoever looks at the desk. */
const kept = 3;
/** `listWaiting` shows no more than these of a queue, and nothing is added to one as long. */
const full = 8;

const referTo = (word: string, id: string): string => `${word}-${id.slice(0, 8).toUpperCase()}`;

/** Confirms a proposal; one that has become impossible is refused, so that it does not stay. */
async function decide({ other, item: { id, partnerId } }: Turn): Promise<void> {
  const call = partnerId === null ? 'decideForNetwork' : 'decideForPartner';
  await other.ask(call, { id, isConfirmed: true }).catch(async (error: unknown) => {
    passRefusal(error);
    const reason = 'It can no longer be done';
    await other.ask(call, { id, isConfirmed: false, reason });
  });
}

const complete: Work = ({ actors, other, item: { id }, chance }) =>
  chance.happens(0.15)
    ? failPayout({ controller: other }, id, 'bank-returned')
    : completePayout(actors, id);

const send: Work = ({ other, item }) => sendPayout({ clerk: other }, item.id);

const approve: Work = ({ actors, item: { id }, chance }) =>
  chance.happens(0.1) ? rejectPayout(actors, id, 'details-wrong') : approvePayout(actors, id);

const endExchange: Work = async ({ actors: { clerk, controller }, item, chance }) => {
  const to = chance.happens(0.5) ? 'completed' : 'released';
  const seen = to === 'completed' ? 'showed' : 'could not show';
  const why = { reason: `The acceptor ${seen} a transfer`, reference: referTo('X', item.id) };
  const asked = { id: item.id, seen: 'disputed', to } as const;
  const { id } = await clerk.ask('proposeExchangeEnd', { ...asked, ...why });
  await controller.ask('decideForPartner', { id, isConfirmed: true });
};

/** The partner says whether the acceptor's payment has arrived. */
const receive: Work = async ({ item: { id, ...item }, chance }, _, actor) => {
  const requestId = randomUUID();
  if (chance.happens(0.3)) {
    const reason = 'Nothing has arrived so far.';
    return actor.ask('disputeExchange', { requestId, id, reason });
  }
  const amount = parseMicro(item.amount ?? '') ?? zero;
  const confirmation = await actor.confirm({ action: 'exchange-confirm', exchangeId: id, amount });
  return actor.ask('confirmExchange', { requestId, id, confirmation });
};

const take: Work = ({ actors, item: { id } }) => {
  const why = { reason: 'The acceptor has agreed', reference: referTo('X', id) };
  return actors.clerk.ask('takeExchange', { id, ...why });
};

const judge: Work = async ({ actors: { clerk, controller }, item, chance }) => {
  const { list } = await clerk.ask('listOrderDisputes', { state: 'open' });
  const conversionId = list.find((one) => one.id === item.id)?.conversionId ?? '';
  const outcome = chance.happens(0.5) ? 'approved' : 'upheld';
  const why = { reason: 'The shop sent the return label', reference: referTo('RET', item.id) };
  const { id } = await clerk.ask('proposeVerdict', { conversionId, outcome, ...why });
  await controller.ask('decideForPartner', { id, isConfirmed: true });
};

const review: Work = ({ other, item }) => {
  const reason = 'The wallet holds less than the amount asked for.';
  return other.ask('answerPayoutReview', { refusalId: item.id, outcome: 'upheld', reason });
};

const answerReport: Work = ({ other, item: { id } }) => {
  const reason = 'The answer says what the rules say. Nothing was promised.';
  return other.ask('answerMessageReport', { id, outcome: 'dismissed', reason });
};

const answerChat: Work = async ({ actors }, player, { id: partnerId }) => {
  await assign(actors, player, 'Demo Clerk');
  const { list } = await actors.clerk.ask('openChat', { partnerId });
  const text = answerTo(list.findLast(({ by }) => by === null)?.text ?? '');
  await actors.clerk.ask('answerChat', { requestId: randomUUID(), partnerId, text });
};

const answerTicket: Work = async ({ actors, item: { id: ticket } }) => {
  const { state: seen } = await actors.clerk.ask('showTicket', { ticket });
  const answer = 'Thank you. We have passed it on to those who build it.';
  const steps = await stepsOf(actors, ticket);
  await actors.clerk.ask('moveTicket', { ticket, seen, steps, to: 'answered', answer });
};

/**
 * How each queue is worked off, and the queue that its work goes on to. What is further on comes
 * first, so that nothing takes two steps at once.
 */
const works: readonly (readonly [from: DeskQueue, work: Work, into?: DeskQueue])[] = [
  ['deposits', decide],
  ['other-proposals', decide],
  ['payouts-sent', complete],
  ['payouts-approved', send, 'payouts-sent'],
  ['payouts-requested', approve, 'payouts-approved'],
  ['exchanges-disputed', endExchange],
  ['exchanges-accepted', receive, 'exchanges-disputed'],
  ['exchanges-held', take, 'exchanges-accepted'],
  ['order-disputes', judge],
  ['payout-reviews', review],
  ['message-reports', answerReport],
  ['chats', answerChat],
  ['feedback', answerTicket],
];

const cast = new Map([...regulars, ...newcomers].map((player) => [player.username, player]));

const listQueue = async ({ actors }: Life): Promise<(queue: DeskQueue) => Waiting[]> => {
  const { list } = await actors.clerk.ask('listWaiting', {});
  return (queue) => list.filter((item) => item.queue === queue);
};

/** Whether a queue of the desk has more than enough. */
export const isFull = async (life: Life, queue: DeskQueue): Promise<boolean> =>
  (await listQueue(life))(queue).length >= full;

/**
 * One round of the demo's staff: of each queue with more than a few, the oldest that the demo
 * itself brought about. What visitors wait for is left to visitors.
 */
export async function workOff(life: Life, chance: Chance): Promise<void> {
  const queueOf = await listQueue(life);
  for (const [queue, work, into] of works) {
    if (into && queueOf(into).length >= full) continue;
    for (const item of queueOf(queue).slice(0, -kept)) {
      if (await isWorkedOff(life.actors, item, work, chance)) break;
    }
  }
}

async function isWorkedOff(
  actors: Actors,
  item: Waiting,
  work: Work,
  chance: Chance,
): Promise<boolean> {
  const { clerk, controller } = actors;
  const other = item.by === 'Demo Controller' ? clerk : controller;
  const turn = { actors, item, other, chance };
  const player = cast.get(item.whose ?? '');
  try {
    if (item.what === 'escrow-fund') {
      await decide(turn);
      return true;
    }
    if (!player) return false;
    const actor = await actors.partner(player);
    // Who came from a host app may be called like one of the cast.
    if (actor.id !== item.partnerId) return false;
    await work(turn, player, actor);
    return true;
  } catch (error) {
    return passRefusal(error);
  }
}
