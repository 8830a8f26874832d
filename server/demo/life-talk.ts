import { randomUUID } from 'node:crypto';
import type { FeedbackState, FeedbackTopic } from '#domain/help/feedback.ts';
import { findStaffByName } from '../desk/desk.ts';
import type { Actors } from './actors.ts';
import { type Player, regulars } from './cast.ts';
import type { LifeAct } from './life.ts';

const regular = (nth: number): Player => regulars[nth % regulars.length] as Player;

/** A chat: messages in turn, the partner first, and what staff do with the chat afterwards. */
interface Talk {
  readonly who: number;
  readonly lines: readonly string[];
  readonly isAssigned?: boolean;
}

const talks: readonly Talk[] = [
  {
    who: 0,
    lines: [
      'สวัสดีค่ะ แผนของฉันยังรอลงงบอยู่ ต้องทำอะไรต่อคะ',
      'Hello, the plan is waiting for your amount. Open it under Plans and choose how much to put.',
      'ได้แล้วค่ะ ขอบคุณค่ะ',
    ],
  },
  {
    who: 2,
    lines: [
      'Morning. My plan has used 18 so far and there is one order. Is that normal?',
      'Good morning. One order after about three hundred views is within the usual range. You ' +
        'can follow every single view under Proof.',
    ],
  },
  { who: 3, lines: ['Ich habe meine Bankverbindung geändert. Wann ist sie aktiv?'] },
  {
    who: 5,
    lines: [
      'Olá, o pagamento aparece como enviado. Quanto tempo leva até chegar?',
      'Hello, the bank has had it since today. It usually arrives within two working days.',
    ],
  },
  {
    who: 6,
    lines: ['¿Por qué una visita no se cobró? Veo varias marcadas como no válidas.'],
    isAssigned: true,
  },
  {
    who: 7,
    lines: [
      '정산은 언제 끝나나요?',
      'Hello, when none of its orders can be cancelled any more. Each order shows its date.',
      '네, 감사합니다.',
      'You are welcome.',
    ],
  },
  { who: 10, lines: ['Can I follow two operators at the same time?'] },
  {
    who: 13,
    lines: [
      'I sent 200 yesterday under my reference, but it is not in the wallet.',
      'Thank you. I found the transfer. Once a colleague confirms it, it is in your wallet.',
      'It is there. That was quick.',
    ],
  },
  { who: 16, lines: ['プランを途中で止めた場合、残りはいつ戻りますか。'], isAssigned: true },
  { who: 24, lines: ['The level page says 40 points are missing. What counts towards it?'] },
];

const chats = talks.flatMap(({ who, lines, isAssigned }): LifeAct[] => {
  const player = regular(who);
  const said = lines.map(
    (text, nth): LifeAct => ({
      name: `${player.username} in the chat: ${nth}`,
      async run({ actors }) {
        const actor = await actors.partner(player);
        const requestId = randomUUID();
        if (nth % 2 === 0) return actor.ask('sendChat', { requestId, text });
        return actors.clerk.ask('answerChat', { requestId, partnerId: actor.id, text });
      },
    }),
  );
  if (!isAssigned) return said;
  const run: LifeAct['run'] = ({ actors }) => assign(actors, player);
  return [...said, { name: `${player.username} in the chat: assigned`, run }];
});

async function assign(actors: Actors, player: Player): Promise<void> {
  const { id: partnerId } = await actors.partner(player);
  const to = await findStaffByName(actors.services.db.sql, 'Demo Controller');
  const { version } = await actors.clerk.ask('openChat', { partnerId });
  await actors.clerk.ask('assignChat', { partnerId, version, to: to?.id ?? null });
}

/** Feedback tickets in every state. */
const tickets = (
  [
    [1, 'app', 'The dark mode is easy on the eyes. Could it follow the time of day?', 'received'],
    [4, 'plans', 'Please let me copy an amount from an earlier plan.', 'in-progress'],
    [8, 'payout', 'The fee was shown before I confirmed. Thank you for that.', 'answered'],
    [11, 'delivery', 'I would like to see the hour of the day for clicks.', 'closed'],
    [14, 'wallet', 'Die Summe im Auszug stimmt, aber die Spalte ist sehr schmal.', 'received'],
    [19, 'account', 'How do I change the name on my account?', 'answered'],
    [25, 'other', 'Do you have an office in Hamburg?', 'closed'],
    [27, 'delivery', 'One placement shows my ad next to news that doesn’t suit it.', 'in-progress'],
  ] as const satisfies readonly (readonly [number, FeedbackTopic, string, FeedbackState])[]
).map(([who, topic, content, state]): LifeAct => {
  const player = regular(who);
  return {
    name: `${player.username} gives feedback`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const given = { requestId: randomUUID(), topic, content };
      const { ticket } = await actor.ask('sendFeedback', given);
      if (state === 'received') return;
      const seen = { ticket, seen: 'received', steps: await stepsOf(actors, ticket) } as const;
      const answer =
        state === 'in-progress' ? '' : 'Thank you. We have passed it on to those who build it.';
      await actors.clerk.ask('moveTicket', { ...seen, to: state, answer });
    },
  };
});

const stepsOf = async ({ clerk }: Actors, ticket: string): Promise<number> =>
  (await clerk.ask('showTicket', { ticket })).steps.length;

/** Answers by staff that partners reported: one awaits a decision, one has been decided. */
const reports = ([2, 13] as const).map((who): LifeAct => {
  const player = regular(who);
  return {
    name: `${player.username} reports an answer`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const { list } = await actor.ask('chatMessages', {});
      const answer = list.find(({ from }) => from === 'staff');
      if (!answer) return;
      await actor.ask('reportMessage', { source: 'chat', ref: String(answer.seq) });
      if (who === 2) return;
      const { controller } = actors;
      const open = (await controller.ask('listMessageReports', { state: 'open' })).list;
      const id = open.find(({ partnerId }) => partnerId === actor.id)?.id ?? '';
      const reason = 'The answer says what the wallet shows. Nothing was promised.';
      await controller.ask('answerMessageReport', { id, outcome: 'dismissed', reason });
    },
  };
});

const canned = (
  [
    ['Where a deposit is', 'Thank you for writing. I am looking for your transfer now.'],
    ['When a plan settles', 'A plan settles when its orders can no longer be cancelled.'],
  ] as const
).map(
  ([title, text]): LifeAct => ({
    name: `a canned answer: ${title}`,
    run: ({ actors }) =>
      actors.clerk.ask('saveCannedAnswer', { id: null, version: 0, title, text }),
  }),
);

/** A requested change of status that awaits the second person. */
const statusAsked: LifeAct = {
  name: 'an account is to be paused',
  async run({ actors }) {
    const { id } = await actors.partner(regular(29));
    const reason = 'The owner asked us to pause the account for a while';
    const asked = { id, seen: 'active', to: 'disabled', reason, reference: 'CALL-2290' } as const;
    await actors.clerk.ask('proposeStatus', asked);
  },
};

/** An announcement that waits for the second person. */
const announcement: LifeAct = {
  name: 'an announcement is written',
  async run({ actors }) {
    const text = 'On Sunday between two and three in the morning figures arrive a little later.';
    const en = { title: 'Maintenance on Sunday', blocks: [{ type: 'paragraph', text }] } as const;
    await actors.clerk.ask('announceToAll', {
      ...{ requestId: randomUUID(), category: 'system-announcement', language: null },
      ...{ levels: null, at: null, texts: { en: { ...en, blocks: [...en.blocks] } } },
    });
  },
};

export const talkActs: readonly LifeAct[] = [
  ...chats,
  ...tickets,
  ...reports,
  ...canned,
  statusAsked,
  announcement,
];
